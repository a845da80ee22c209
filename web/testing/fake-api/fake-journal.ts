import type { JournalHit, JournalMessage, JournalThread, Member, ReactionName, StateName } from '@evenkeel/api'
import type { FakeApi } from './fake-api'
import { guideLines } from './fake-guide'
import { type FakeReply, type Handlers, ok, refused } from './reply'

const REACTIONS = ['none', 'heart', 'thanks', 'hug', 'insight', 'smile']
const PREMIUM = '/api/premium/authorized'

/** Conversations in which the guide has spoken first. */
export class FakeJournal {
  private threads: { thread: JournalThread; messages: JournalMessage[] }[] = []

  /** The answer to each entry, by its event id. */
  private answered = new Map<string, JournalMessage[]>()

  constructor(private readonly api: FakeApi) {}

  private get member(): Member {
    if (!this.api.member) throw new Error('nobody is signed in')
    return this.api.member
  }

  private withMember(body: object = {}, status = 200): FakeReply {
    return ok({ ...body, member: this.member }, status)
  }

  readonly handlers: Handlers = {
    [`GET ${PREMIUM}/journal/threads`]: () =>
      this.withMember({ threads: this.threads.map(({ thread }) => thread), next: null }),
    [`${PREMIUM}/journal/thread`]: (body) =>
      this.openThread(String(body.selected_life_aspect), String(body.selected_life_aspect_current_state) as StateName),
    [`GET ${PREMIUM}/journal/thread`]: ({ journal_thread_id }) => {
      const found = this.threads.find(({ thread }) => thread.journal_thread_id === journal_thread_id)
      return found
        ? this.withMember({ ...found, next: null })
        : refused(404, 'not_found', 'There is no such conversation.', 'journal_thread_id')
    },
    [`GET ${PREMIUM}/journal/search`]: ({ query_text }) =>
      this.withMember({ hits: this.search(String(query_text)), next: null }),
    [`${PREMIUM}/journal/thread/read`]: ({ journal_thread_id }) => {
      for (const { thread } of this.threads) if (thread.journal_thread_id === journal_thread_id) thread.unread = 0
      const unread_journal = this.threads.reduce((sum, { thread }) => sum + thread.unread, 0)
      this.api.member = { ...this.member, unread_journal }
      return this.withMember()
    },
    [`${PREMIUM}/journal/thread/message/reaction`]: (body) => this.react(body),
    '/journal-thread/chat-update': (body) => this.write(body),
  }

  /** Kept once by its event id, which is the message's here. */
  private write({ journal_thread_id, event_uuid, body, written_at }: Record<string, unknown>): FakeReply {
    const found = this.threads.find(({ thread }) => thread.journal_thread_id === journal_thread_id)
    if (!found) return refused(404, 'not_found', 'There is no such conversation.', 'journal_thread_id')
    const known = this.answered.get(String(event_uuid))
    const guide_needs_acknowledgement = !this.api.hasAnsweredNotices
    if (known) return this.withMember({ messages: known, guide_needs_acknowledgement })
    const message: JournalMessage = {
      journal_thread_message_id: String(event_uuid),
      author: 'member',
      body: String(body),
      sent_at: String(written_at),
      reaction_name: null,
      exercise_id: null,
      is_safety_reply: false,
    }
    const lines = this.api.hasAnsweredNotices ? guideLines(message.body, this.api.now().toISOString()) : []
    found.messages.push(message, ...lines)
    this.answered.set(String(event_uuid), [message, ...lines])
    return this.withMember({ messages: [message, ...lines], guide_needs_acknowledgement }, 201)
  }

  private openThread(life_aspect: string, life_aspect_current_state: StateName): FakeReply {
    const now = this.api.now().toISOString()
    const thread: JournalThread = {
      life_aspect,
      life_aspect_current_state,
      journal_thread_id: `thread-${this.threads.length + 1}`,
      opened_at: now,
      last_message_at: now,
      unread: 1,
    }
    const opening: JournalMessage = {
      journal_thread_message_id: `${thread.journal_thread_id}-1`,
      author: 'guide',
      body: 'Something here has your engine running. You do not have to solve it now. If you put it into one sentence, what is it that wants to be said or done?',
      sent_at: now,
      reaction_name: null,
      exercise_id: null,
      is_safety_reply: false,
    }
    this.threads.unshift({ thread, messages: [opening] })
    this.api.member = { ...this.member, unread_journal: this.member.unread_journal + 1 }
    return this.withMember({ thread, messages: [opening] }, 201)
  }

  /** Every message with the word, as often as it stands there. */
  private search(word: string): JournalHit[] {
    const cut = new RegExp(`(${word.replace(/\W/g, '')})`, 'i')
    return this.threads.flatMap(({ thread, messages }) =>
      messages
        .filter(({ body }) => cut.test(body))
        .map(({ journal_thread_message_id, author, sent_at, body }) => ({
          journal_thread_message_id,
          author,
          sent_at,
          journal_thread_id: thread.journal_thread_id,
          life_aspect: thread.life_aspect,
          life_aspect_current_state: thread.life_aspect_current_state,
          pieces: body.split(cut).map((text, index) => ({ text, is_match: index % 2 === 1 })),
          is_cut_before: false,
          is_cut_after: false,
        })),
    )
  }

  private react({ journal_thread_message_id, reaction_name }: Record<string, unknown>): FakeReply {
    const message = this.threads
      .flatMap(({ messages }) => messages)
      .find((candidate) => candidate.journal_thread_message_id === journal_thread_message_id)
    if (!message) return refused(404, 'not_found', 'There is no such message.', 'journal_thread_message_id')
    if (!REACTIONS.includes(String(reaction_name))) {
      return refused(422, 'invalid_input', 'This reaction is not known.', 'reaction_name')
    }
    message.reaction_name = reaction_name === 'none' ? null : (String(reaction_name) as Exclude<ReactionName, 'none'>)
    return this.withMember({ message: { ...message } })
  }
}
