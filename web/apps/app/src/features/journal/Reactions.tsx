import type { JournalMessage, ReactionName } from '@evenkeel/api'
import { HandHeart, Heart, HeartHandshake, Lightbulb, type LucideIcon, Smile } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../components/CallError'
import { useWrite } from '../../lib/outbox/use-write'
import styles from './Conversation.module.css'

type Shown = Exclude<ReactionName, 'none'>

const ICONS: Readonly<Record<Shown, LucideIcon>> = {
  heart: Heart,
  thanks: HandHeart,
  hug: HeartHandshake,
  insight: Lightbulb,
  smile: Smile,
}

const NAMES: readonly Shown[] = ['heart', 'thanks', 'hug', 'insight', 'smile']

/** One reaction to a message; pressing it again takes it back. */
export function Reactions({ message, threadId }: { message: JournalMessage; threadId: string }) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState(message.reaction_name)
  const write = useWrite('POST /premium/authorized/journal/thread/message/reaction', {
    stales: ['journal-thread'],
  })
  const react = (name: Shown) => () => {
    const reaction_name: ReactionName = chosen === name ? 'none' : name
    setChosen(reaction_name === 'none' ? null : reaction_name)
    const { journal_thread_message_id } = message
    // The newest choice takes the earlier one's place in the queue: only the last one counts.
    write.send(
      { journal_thread_id: threadId, journal_thread_message_id, reaction_name },
      `reaction:${journal_thread_message_id}`,
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out beside its buttons. */}
      <div className={styles.reactions} role="group" aria-label={t('journal.reactions.label')}>
        {NAMES.map((name) => {
          const Icon = ICONS[name]
          return (
            <button
              key={name}
              type="button"
              className={styles.reaction}
              aria-pressed={chosen === name}
              aria-label={t(`journal.reactions.${name}`)}
              onClick={react(name)}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              {chosen === name && <span aria-hidden="true">{t(`journal.reactions.${name}`)}</span>}
            </button>
          )
        })}
      </div>
      <CallError error={write.error} />
    </>
  )
}
