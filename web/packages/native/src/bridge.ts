/** One thing that the device's store sells. */
export interface StoreProduct {
  productId: string
  /** The plan of ours that it pays for, as in `content/brand/products.yaml`. */
  plan: string
  /** With its currency, as the store words it for this person. */
  price: string
}

/** Something bought that the server has not acknowledged yet, or that is to be restored. */
export interface StorePurchase {
  productId: string
  /** The proof that the server shows the store: a signed transaction (iOS) or a purchase token (Android). */
  transaction: string
  /** ISO 3166-1, two letters or three, as the store has it. */
  countryCode: string
}

export type PurchaseOutcome =
  | { kind: 'bought'; purchase: StorePurchase }
  | { kind: 'cancelled' }
  /** Somebody else has to allow it first, a parent for instance; the store tells later. */
  | { kind: 'pending' }

export interface Purchases {
  products: () => Promise<StoreProduct[]>
  buy: (productId: string) => Promise<PurchaseOutcome>
  /** Returns the purchases of this store account that may be handed in again. */
  restore: () => Promise<StorePurchase[]>
  /** Returns purchases that were never finished, because the app or the connection broke off in between. */
  unfinished: () => Promise<StorePurchase[]>
  /** Tells the store that the purchase has been handed over. Until then the store keeps reminding. */
  finish: (purchase: StorePurchase) => Promise<void>
}

export type PushState = 'off' | 'on' | 'denied'

/** `POST /authorized/notification/token` accepts a Web Push subscription, or a token of APNs or FCM. */
export type NotificationToken = string | PushSubscriptionJSON

export interface Push {
  /** Whether the operator's public key for Web Push is needed to turn it on. */
  needsKey: boolean
  state: () => Promise<PushState>
  /** Asks the person and answers where this device is reached; undefined when they said no. */
  turnOn: (webPushKey: string) => Promise<NotificationToken | undefined>
  turnOff: () => Promise<void>
}

/** A camera as far as its light goes. */
export interface LitCamera {
  hasTorch: boolean
  setTorch: (isLit: boolean) => Promise<void>
}

type Stop = () => void

/**
 * Everything that a native shell does better than a browser, and what stands in for it in a browser. Screens use the
 * device through this only, so that a test can put a fake in its place. What is undefined is not offered here.
 */
export interface NativeBridge {
  platform: 'browser' | 'ios' | 'android'
  /** Where our server is. In a browser: where the page came from. */
  serverOrigin: string
  /** Whether somebody is looking at the app. */
  isActive: () => boolean
  onActiveChange: (listen: (isActive: boolean) => void) => Stop
  /** Something outside, a mail or a notification, opens this path of the app. */
  onDeepLink: (listen: (path: string) => void) => Stop
  /** The device's own back button or gesture, where the app has to answer it. */
  onBackButton: (listen: () => void) => Stop
  /** Does what Back means on the first screen. */
  leave: () => void
  /** Opens a page outside of the app: the free training, the legal pages. */
  openOutside: (url: string) => void
  /** Switches the light beside the camera; answers whether it can be lit. */
  setTorch: (camera: LitCamera, isLit: boolean) => Promise<boolean>
  push: Push | undefined
  purchases: Purchases | undefined
  /** Lets the store ask for a review; it decides by itself whether it does. */
  requestReview: (() => Promise<void>) | undefined
  /** How calls travel where the page's own way is closed to them: a shell's page is a stranger to our server. */
  wire: Wire | undefined
}

export interface Wire {
  fetch: (request: Request, signal: AbortSignal) => Promise<Response>
  /** A cookie of our server; undefined where there is none. */
  cookie: (name: string) => Promise<string | undefined>
}
