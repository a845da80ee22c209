import { Button, Chip, Chips, Dialog, Foot } from '@evenkeel/ui'
import { useTranslation } from 'react-i18next'
import { type Filter, KINDS, MINUTES, NO_FILTER, POSITIONS, SURROUNDINGS } from './filter'
import styles from './Practice.module.css'

interface FilterDialogProps {
  filter: Filter
  onChange: (filter: Filter) => void
  onClose: () => void
}

const toggled = (chosen: readonly string[], name: string) =>
  chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]

export function FilterDialog({ filter, onChange, onClose }: FilterDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog title={t('practice.filter.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles.wish}>
        <h3>{t('practice.filter.minutes')}</h3>
        <Chips label={t('practice.filter.minutes')}>
          {MINUTES.map((minutes) => (
            <Chip
              key={minutes}
              isSelected={filter.minutes === minutes}
              onToggle={() => onChange({ ...filter, minutes: filter.minutes === minutes ? undefined : minutes })}
            >
              {t('practice.filter.up_to', { count: minutes })}
            </Chip>
          ))}
        </Chips>
        <h3>{t('practice.filter.kind')}</h3>
        <Chips label={t('practice.filter.kind')}>
          {KINDS.map((kind) => (
            <Chip
              key={kind}
              isSelected={filter.kinds.includes(kind)}
              onToggle={() => onChange({ ...filter, kinds: toggled(filter.kinds, kind) })}
            >
              {t(`practice.kind.${kind}`)}
            </Chip>
          ))}
        </Chips>
        <h3>{t('practice.filter.position')}</h3>
        <Chips label={t('practice.filter.position')}>
          {POSITIONS.map((position) => (
            <Chip
              key={position}
              isSelected={filter.positions.includes(position)}
              onToggle={() => onChange({ ...filter, positions: toggled(filter.positions, position) })}
            >
              {t(`practice.position.${position}`)}
            </Chip>
          ))}
        </Chips>
        <h3>{t('practice.filter.surroundings')}</h3>
        <Chips label={t('practice.filter.surroundings')}>
          {SURROUNDINGS.map((place) => (
            <Chip
              key={place}
              isSelected={filter.surroundings.includes(place)}
              onToggle={() => onChange({ ...filter, surroundings: toggled(filter.surroundings, place) })}
            >
              {t(`practice.surroundings.${place}`)}
            </Chip>
          ))}
        </Chips>
        <h3>{t('practice.filter.needs')}</h3>
        <Chips label={t('practice.filter.needs')}>
          <Chip
            isSelected={filter.isBareHanded}
            onToggle={() => onChange({ ...filter, isBareHanded: !filter.isBareHanded })}
          >
            {t('practice.filter.nothing_needed')}
          </Chip>
        </Chips>
      </div>
      <Foot>
        <Button isWide onClick={onClose}>
          {t('practice.filter.show')}
        </Button>
        <Button look="plain" onClick={() => onChange({ ...NO_FILTER, words: filter.words })}>
          {t('practice.filter.clear')}
        </Button>
      </Foot>
    </Dialog>
  )
}
