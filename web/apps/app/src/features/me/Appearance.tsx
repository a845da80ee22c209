import { Chip, Chips, Notice } from '@evenkeel/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfigRefresh } from '../../lib/calls/config'
import { chooseTextSize, TEXT_SIZES, useTextSize } from '../../lib/device/text-size'
import { CLOCKS, type Clock, chooseClock, chosenClock } from '../../lib/words/clock'
import { chooseLanguage, offeredLanguages } from '../../lib/words/i18n'
import { timeZone } from '../../lib/words/locale'
import { clockTime } from '../../lib/words/moments'
import { MePage, Section } from './MePage'
import { ThemeChoice } from './ThemeChoice'

export default function Appearance() {
  const { t } = useTranslation()
  return (
    <MePage title={t('appearance.title')}>
      <Section title={t('appearance.language')}>
        <LanguageChoice />
      </Section>
      <Section title={t('appearance.theme')}>
        <ThemeChoice />
      </Section>
      <Section title={t('appearance.text_size')}>
        <TextSizeChoice />
      </Section>
      <Section title={t('appearance.clock')}>
        <ClockChoice />
      </Section>
      <Section title={t('appearance.time_zone')}>
        <p className="quiet">{t('appearance.time_zone_words', { zone: timeZone().replaceAll('_', ' ') })}</p>
      </Section>
    </MePage>
  )
}

/** A language in its own words: who cannot read the present one has to find theirs. */
function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  // Some languages write their names small within a sentence; here each stands by itself.
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

function LanguageChoice() {
  const { t, i18n } = useTranslation()
  const refreshConfig = useConfigRefresh()
  const [hasFailed, setHasFailed] = useState(false)
  const choose = async (language: string) => {
    try {
      await chooseLanguage(language)
      setHasFailed(false)
      refreshConfig()
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <Chips label={t('appearance.language')}>
        {offeredLanguages().map((language) => (
          <Chip key={language} isSelected={language === i18n.language} onToggle={() => choose(language)}>
            <span lang={language}>{ownName(language)}</span>
          </Chip>
        ))}
      </Chips>
      {hasFailed && <Notice tone="alarm">{t('appearance.language_failed')}</Notice>}
    </>
  )
}

function TextSizeChoice() {
  const { t } = useTranslation()
  const chosen = useTextSize()
  return (
    <Chips label={t('appearance.text_size')}>
      {TEXT_SIZES.map((size) => (
        <Chip key={size} isSelected={size === chosen} onToggle={() => chooseTextSize(size)}>
          {t('appearance.percent', { size })}
        </Chip>
      ))}
    </Chips>
  )
}

/** An hour at which the two ways differ, to show what each looks like. */
const SAMPLE = new Date(2026, 0, 1, 21, 5)

/** The one unit that differs between the app's people: everything else is counted in seconds, minutes and beats. */
function ClockChoice() {
  const { t, i18n } = useTranslation()
  const [chosen, setChosen] = useState(chosenClock)
  const choose = (clock: Clock) => {
    chooseClock(clock)
    setChosen(clock)
  }
  return (
    <>
      <Chips label={t('appearance.clock')}>
        {CLOCKS.map((clock) => (
          <Chip key={clock} isSelected={clock === chosen} onToggle={() => choose(clock)}>
            {t(`appearance.clocks.${clock}`)}
          </Chip>
        ))}
      </Chips>
      <p className="small quiet">{t('appearance.clock_sample', { time: clockTime(SAMPLE, i18n.language) })}</p>
    </>
  )
}
