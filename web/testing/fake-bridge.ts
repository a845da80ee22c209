import type { NativeBridge, NotificationToken, PurchaseOutcome, PushState, StorePurchase } from '@evenkeel/native'
import { setNativeBridge } from '@evenkeel/native'

/** A shell in memory: what a test makes the device say, and what the app made it do. */
export class FakeBridge implements NativeBridge {
  platform: NativeBridge['platform'] = 'ios'
  serverOrigin = location.origin
  wire = undefined
  active = true
  owned: StorePurchase[] = []
  open: StorePurchase[] = []
  outcome: PurchaseOutcome = { kind: 'cancelled' }
  pushState: PushState = 'off'
  token: NotificationToken | undefined = 'a1'.repeat(32)
  readonly done: string[] = []

  #activeListeners = new Set<(isActive: boolean) => void>()
  #linkListeners = new Set<(path: string) => void>()
  #backListeners = new Set<() => void>()

  /** Puts it in the app's hands. */
  static install(shape: (bridge: FakeBridge) => void = () => undefined): FakeBridge {
    const bridge = new FakeBridge()
    shape(bridge)
    setNativeBridge(bridge)
    return bridge
  }

  isActive = () => this.active
  onActiveChange = (listen: (isActive: boolean) => void) => {
    this.#activeListeners.add(listen)
    return () => this.#activeListeners.delete(listen)
  }
  onDeepLink = (listen: (path: string) => void) => {
    this.#linkListeners.add(listen)
    return () => this.#linkListeners.delete(listen)
  }
  onBackButton = (listen: () => void) => {
    this.#backListeners.add(listen)
    return () => this.#backListeners.delete(listen)
  }
  leave = () => this.#note('leave')
  openOutside = (url: string) => this.#note(`open ${url}`)
  setTorch = async (_camera: unknown, isLit: boolean) => {
    this.#note(`torch ${isLit}`)
    return true
  }
  requestReview = async () => this.#note('review')

  push = {
    needsKey: false,
    state: async () => this.pushState,
    turnOn: async () => {
      this.pushState = this.token ? 'on' : 'denied'
      return this.token
    },
    turnOff: async () => {
      this.pushState = 'off'
    },
  }

  purchases: NativeBridge['purchases'] = {
    products: async () => [
      { productId: 'evenkeel.premium.three_months', plan: 'three_months', price: '€ 34.99' },
      { productId: 'evenkeel.premium.yearly', plan: 'yearly', price: '€ 119.99' },
    ],
    buy: async () => this.outcome,
    restore: async () => this.owned,
    unfinished: async () => this.open,
    finish: async ({ transaction }) => this.#note(`finish ${transaction}`),
  }

  setActive(isActive: boolean) {
    this.active = isActive
    for (const listen of this.#activeListeners) listen(isActive)
  }
  openLink(path: string) {
    for (const listen of this.#linkListeners) listen(path)
  }
  pressBack() {
    for (const listen of this.#backListeners) listen()
  }

  #note(what: string) {
    this.done.push(what)
  }
}
