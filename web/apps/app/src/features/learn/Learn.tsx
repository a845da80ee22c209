import { Chip, Chips, Screen, TopBar } from '@evenkeel/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../components/BackLink'
import { Navigation } from '../../components/Navigation'
import { OfflineNotice } from '../../components/OfflineNotice'
import { PageTitle } from '../../components/PageTitle'
import { SearchField } from '../../components/SearchField'
import { useMember } from '../../lib/calls/member'
import { useDebounced } from '../../lib/device/use-debounced'
import { paths } from '../../lib/navigation/paths'
import { useEntryState } from '../../lib/navigation/use-entry-state'
import { useSettledWrites } from '../../lib/outbox/use-settled-writes'
import { Daily } from './Daily'
import styles from './Learn.module.css'
import { Picks } from './Picks'
import { categoriesQuery } from './reads'
import { SearchResults } from './SearchResults'

const TYPING_PAUSE = 250

/** What there is to read: today's article, a search, and picks by category. */
export default function Learn() {
  const { t } = useTranslation()
  const [text, setText] = useEntryState('search', '')
  const [category, setCategory] = useEntryState<string | undefined>('category', undefined)
  const wanted = useDebounced(text.trim(), TYPING_PAUSE)
  useSettledWrites()
  return (
    <>
      <Navigation />
      <Screen hasNavigation isMeasured>
        <PageTitle>{t('learn.title')}</PageTitle>
        <TopBar start={<BackLink to={paths.home} />} />
        <h1 className={styles.title}>{t('learn.title')}</h1>
        <div className={styles.search}>
          <SearchField label={t('learn.search')} value={text} onChange={setText} />
        </div>
        <OfflineNotice />
        {wanted ? (
          <div className={styles.results}>
            <SearchResults text={wanted} />
          </div>
        ) : (
          <div className={styles.columns}>
            <div>
              {!category && <Daily />}
              <Categories chosen={category} onChoose={setCategory} />
            </div>
            <Picks key={category ?? ''} category={category} />
          </div>
        )}
      </Screen>
    </>
  )
}

interface CategoriesProps {
  chosen: string | undefined
  onChoose: (category: string | undefined) => void
}

function Categories({ chosen, onChoose }: CategoriesProps) {
  const { t } = useTranslation()
  const { member_id } = useMember()
  const { data } = useQuery(categoriesQuery(member_id))
  if (!data) return <div className={styles.categories} />
  return (
    <div className={styles.categories}>
      <Chips label={t('learn.categories')}>
        {data.categories
          .filter(({ articles }) => articles > 0)
          .map(({ key, title }) => (
            <Chip key={key} isSelected={key === chosen} onToggle={() => onChoose(key === chosen ? undefined : key)}>
              {title}
            </Chip>
          ))}
      </Chips>
    </div>
  )
}
