import type { PurchaseOutcome, Purchases, StorePurchase } from './bridge'
import type { Capacitor, ShellSettings } from './capacitor'

interface NativeProduct {
  productId: string
  price: string
}

/** The store's side is `tools/native/plugin`: StoreKit 2 on iOS, Play Billing on Android. */
export function shellPurchases(capacitor: Capacitor, { products }: ShellSettings): Purchases {
  const call = <Answer>(method: string, options: object = {}) =>
    capacitor.nativePromise('EvenkeelShell', method, options) as Promise<Answer>
  const productIds = products.map(({ product_id }) => product_id)
  const listed = async (method: string) =>
    (await call<{ purchases: StorePurchase[] }>(method, { productIds })).purchases
  return {
    products: async () => {
      const sold = await call<{ products: NativeProduct[] }>('products', { productIds })
      return products.flatMap(({ product_id, plan }) => {
        const found = sold.products.find(({ productId }) => productId === product_id)
        return found ? [{ ...found, plan }] : []
      })
    },
    buy: (productId) => call<PurchaseOutcome>('buy', { productId }),
    restore: () => listed('restore'),
    unfinished: () => listed('unfinished'),
    finish: async (purchase) => {
      await call('finish', { ...purchase })
    },
  }
}
