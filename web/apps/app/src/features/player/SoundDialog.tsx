import { Chip, Chips, Dialog } from '@evenkeel/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalVoices } from '../../lib/device/voice'
import { RATES } from './playhead'
import styles from './SoundDialog.module.css'
import { changeSettings, type PlayerSettings, useSettings } from './settings'

const SWITCHES = ['hasSounds', 'hasHaptics', 'hasCaptions'] as const satisfies readonly (keyof PlayerSettings)[]
const NAMES = { hasSounds: 'sounds', hasHaptics: 'haptics', hasCaptions: 'captions' } as const

/** Voice, sounds, vibration, captions and pace. They stay as they are for the next time. */
export function SoundDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const settings = useSettings()
  const numbers = new Intl.NumberFormat(i18n.language)
  return (
    <Dialog title={t('player.sound.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles.parts}>
        <section className={styles.part}>
          <h3>{t('player.sound.rate')}</h3>
          <Chips label={t('player.sound.rate')}>
            {RATES.map((rate) => (
              <Chip key={rate} isSelected={rate === settings.rate} onToggle={() => changeSettings({ rate })}>
                {t('player.rate', { rate: numbers.format(rate) })}
              </Chip>
            ))}
          </Chips>
          <p className="small quiet">{t('player.sound.rate_words')}</p>
        </section>
        <VoiceChoice />
        <div className={styles.switches}>
          {SWITCHES.map((name) => (
            <label key={name} className={styles.switch}>
              {t(`player.sound.${NAMES[name]}`)}
              <input
                type="checkbox"
                checked={settings[name]}
                onChange={(event) => changeSettings({ [name]: event.target.checked })}
              />
            </label>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

function VoiceChoice() {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { voice } = useSettings()
  const voices = useLocalVoices(i18n.language)
  return (
    <section className={styles.part}>
      <h3>
        <label htmlFor={id}>{t('player.sound.voice')}</label>
      </h3>
      <select
        id={id}
        className={styles.select}
        value={voice}
        onChange={(event) => changeSettings({ voice: event.target.value })}
      >
        <option value="auto">{t('player.sound.voice_auto')}</option>
        <option value="off">{t('player.sound.voice_off')}</option>
        {voices.map(({ voiceURI, name }) => (
          <option key={voiceURI} value={voiceURI}>
            {name}
          </option>
        ))}
      </select>
      <p className="small quiet">{t(voices.length > 0 ? 'player.sound.voice_words' : 'player.sound.voice_none')}</p>
    </section>
  )
}
