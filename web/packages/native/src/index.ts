export { appPath } from './app-path'
export type {
  LitCamera,
  NativeBridge,
  NotificationToken,
  PurchaseOutcome,
  Purchases,
  Push,
  PushState,
  StoreProduct,
  StorePurchase,
  Wire,
} from './bridge'
export type { Capacitor, ShellSettings } from './capacitor'
export { nativeBridge, setNativeBridge, useIsActive } from './present'
export { shellBridge } from './shell'
