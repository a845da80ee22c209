import { type Member, useRequest } from '@evenkeel/api'
import { nativeBridge, type Purchases, type StoreProduct } from '@evenkeel/native'
import { Button, Notice } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { Loaded } from '../../components/Loaded'
import { OutsideLink } from '../../components/OutsideLink'
import { useConfig, useMemberUpdate } from '../../lib/calls/config'
import { handIn, handInAll } from '../../lib/device/store-purchases'
import styles from './Me.module.css'
import { Section } from './MePage'

/** Buying and restoring; only where a native shell has a store to do it with. */
export function StoreMembership() {
  const { purchases } = nativeBridge()
  return purchases ? <Store purchases={purchases} /> : null
}

function Store({ purchases }: { purchases: Purchases }) {
  const { t } = useTranslation()
  const { brand } = useConfig()
  const query = useQuery({
    queryKey: ['store', 'products'],
    queryFn: purchases.products,
    retry: false,
    networkMode: 'always',
  })
  return (
    <Section title={t('membership.store.title')}>
      <Loaded query={query}>
        {(products) =>
          products.length === 0 ? (
            <p className="quiet">{t('membership.store.nothing')}</p>
          ) : (
            <>
              {products.map((product) => (
                <Offer key={product.productId} product={product} purchases={purchases} />
              ))}
              <p className="quiet small">{t('membership.store.terms')}</p>
              {brand.legal_url && <OutsideLink href={brand.legal_url}>{t('about.legal')}</OutsideLink>}
            </>
          )
        }
      </Loaded>
      <Restore purchases={purchases} />
    </Section>
  )
}

type Bought = Member | 'cancelled' | 'pending'

async function buyAndHandIn(purchases: Purchases, productId: string): Promise<Bought> {
  const outcome = await purchases.buy(productId)
  return outcome.kind === 'bought' ? handIn(outcome.purchase) : outcome.kind
}

function Offer({ product, purchases }: { product: StoreProduct; purchases: Purchases }) {
  const { t } = useTranslation()
  const updateMember = useMemberUpdate()
  const [isPending, setIsPending] = useState(false)
  const { productId, price, plan } = product
  const request = useRequest(() => buyAndHandIn(purchases, productId), {
    onSuccess: (bought) => {
      setIsPending(bought === 'pending')
      if (bought === 'pending' || bought === 'cancelled') request.reset()
      else updateMember(bought)
    },
  })
  return (
    <div className={styles.form}>
      <CallError error={request.error} />
      {isPending && <Notice>{t('membership.store.pending')}</Notice>}
      <Button
        isWide
        look={plan === 'yearly' ? 'solid' : 'ghost'}
        request={request.state}
        loadingText={t('membership.store.buying')}
        successText={t('membership.store.bought')}
        onClick={() => request.send(undefined)}
      >
        {plan === 'yearly' ? t('membership.yearly', { price }) : t('membership.three_months', { price })}
      </Button>
    </div>
  )
}

function Restore({ purchases }: { purchases: Purchases }) {
  const { t } = useTranslation()
  const updateMember = useMemberUpdate()
  const [isNone, setIsNone] = useState(false)
  const request = useRequest(async () => handInAll(await purchases.restore()), {
    onSuccess: (member) => {
      setIsNone(!member)
      if (member) updateMember(member)
      else request.reset()
    },
  })
  return (
    <div className={styles.form}>
      <CallError error={request.error} />
      {isNone && <Notice>{t('membership.store.none_found')}</Notice>}
      <Button
        look="ghost"
        request={request.state}
        loadingText={t('membership.store.restoring')}
        successText={t('membership.store.restored')}
        onClick={() => request.send(undefined)}
      >
        {t('membership.store.restore')}
      </Button>
    </div>
  )
}
