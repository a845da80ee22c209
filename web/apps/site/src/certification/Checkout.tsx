import { LeadFields } from '../forms/LeadFields'
import { useLeadForm } from '../forms/use-lead-form'
import { AFTER_OFFER_MILLISECONDS, CERTIFICATION_CENTS, dollars } from '../lib/constants'
import type { KnownCode } from './code'
import type { CheckoutTexts } from './texts'

/** The price as it will be charged. Until payments are open, a way to be told. */
export default function Checkout({ texts, code }: { texts: CheckoutTexts; code: KnownCode | undefined }) {
  const off = code?.amount_off_usd_cents ?? 0
  const form = useLeadForm({ purpose: 'certification_opening', pauseMilliseconds: AFTER_OFFER_MILLISECONDS })
  return (
    <form className="co" onSubmit={form.submit} noValidate>
      <h3>{texts.title}</h3>
      <div className="sum">
        <div>
          <span>{texts.item}</span>
          <span>{dollars(CERTIFICATION_CENTS)}</span>
        </div>
        {code && (
          <div className="ok">
            <span>
              {texts.code} {code.unique_code.toUpperCase()}
            </span>
            <span>−{dollars(off)}</span>
          </div>
        )}
        <div className="tot">
          <span>{texts.total}</span>
          <b>{dollars(CERTIFICATION_CENTS - off)}</b>
        </div>
      </div>
      <p className="soon">{texts.soon}</p>
      <LeadFields
        form={form}
        button={{ idle: texts.tell, loading: texts.telling, success: texts.told }}
        buttonStyle="caps"
        failed={texts.failed}
      />
      <p className="fine">{texts.fine}</p>
    </form>
  )
}
