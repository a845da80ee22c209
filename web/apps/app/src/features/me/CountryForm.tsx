import { useRequest } from '@evenkeel/api'
import { Button, SelectField } from '@evenkeel/ui'
import { type SubmitEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useMemberUpdate } from '../../lib/calls/config'
import { useMember } from '../../lib/calls/member'
import { countryOnDevice, namedCodes } from '../../lib/words/countries'
import { changeDetails } from './change-details'
import styles from './Me.module.css'

/** Where the member lives, so that Help now shows the numbers of that country on every device. */
export function CountryForm() {
  const { t, i18n } = useTranslation()
  const { country_code } = useMember()
  const updateMember = useMemberUpdate()
  const [code, setCode] = useState(country_code ?? '')
  const countries = useMemo(() => namedCodes(i18n.language), [i18n.language])
  const request = useRequest(changeDetails, {
    onSuccess: ({ member }) => {
      // What was said last counts, here and under Help now.
      countryOnDevice.clear()
      updateMember(member)
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    request.send({ country_code: code })
  }
  const choose = (next: string) => {
    request.reset()
    setCode(next)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className="quiet">{t('details.country_lead')}</p>
      <SelectField
        label={t('details.country')}
        autoComplete="country"
        value={code}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('details.country_none')}</option>
        {countries.map(({ code: value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <CallError error={request.error} />
      <Button
        type="submit"
        look="ghost"
        request={request.state}
        loadingText={t('account.saving')}
        successText={t('account.saved')}
      >
        {t('details.country_save')}
      </Button>
    </form>
  )
}
