// The code of the page TidelineObjC. An Objective-C target of an app compiles it as it is.
@import UIKit;
@import TidelineObjC;

@interface SignInViewController : UIViewController
@property (nonatomic) UIScrollView *form;
@property (nonatomic) UIButton *signInButton;
@property (nonatomic) UILabel *heightLabel;
@end

@implementation SignInViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    self.form = [[UIScrollView alloc] initWithFrame:self.view.bounds];
    self.signInButton = [UIButton buttonWithType:UIButtonTypeSystem];
    self.heightLabel = [UILabel new];
    for (UIView *view in @[ self.form, self.signInButton, self.heightLabel ]) {
        [self.view addSubview:view];
    }
    [self avoidKeyboard];
    [self pinButton];
    [self showHeight];
}

- (void)avoidKeyboard {
    TDLKeyboardOptions *options = [TDLKeyboardOptions new];
    options.spacing = 8;
    options.returnKeyMovesOn = YES;
    options.bar = TDLKeyboardBarNumberPads;
    [self.form tdl_avoidKeyboardByInsets:options];
}

- (void)pinButton {
    self.signInButton.translatesAutoresizingMaskIntoConstraints = NO;
    [self.signInButton.bottomAnchor constraintEqualToAnchor:self.view.tdl_keyboardGuide.topAnchor constant:-8].active = YES;
}

- (void)showHeight {
    [TDLKeyboardChange observeForOwner:self handler:^(SignInViewController *screen, TDLKeyboardChange *change) {
        screen.heightLabel.text = [NSString stringWithFormat:@"%.0f pt", [change overlapOfView:screen.view]];
    }];
}

@end

@interface SceneDelegate : UIResponder <UIWindowSceneDelegate>
@property (nonatomic) UIWindow *window;
@end

@implementation SceneDelegate

- (void)scene:(UIScene *)scene willConnectToSession:(UISceneSession *)session options:(UISceneConnectionOptions *)options {
    self.window = [[UIWindow alloc] initWithWindowScene:(UIWindowScene *)scene];
    self.window.rootViewController = [SignInViewController new];
    [self.window tdl_avoidKeyboardAutomatically:nil];
    [self.window makeKeyAndVisible];
}

@end
