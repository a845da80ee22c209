import { answerOf, type Member } from '@evenkeel/api'
import { nativeBridge, type StorePurchase } from '@evenkeel/native'
import { memberApi } from '../calls/member-api'

/** Hands one purchase to the server, and only then tells the store that it is done. Throws `CallFailed`. */
export async function handIn(purchase: StorePurchase): Promise<Member> {
  const { transaction, productId, countryCode } = purchase
  const { member } = await answerOf(
    memberApi.POST('/authorized/purchase/complete/in_app', {
      body: { transaction, product_id: productId, country_code: countryCode },
    }),
  )
  await nativeBridge().purchases?.finish(purchase)
  return member
}

/** All of them, one after the other; the last answer knows of all. Undefined when there were none. */
export async function handInAll(purchases: readonly StorePurchase[]): Promise<Member | undefined> {
  let member: Member | undefined
  for (const purchase of purchases) member = await handIn(purchase)
  return member
}
