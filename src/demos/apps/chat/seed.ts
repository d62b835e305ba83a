import { type CastId, findCastMember } from '../../parts/cast.ts'
import { createTextFiles, type SampleTextFile } from '../../parts/stored-file.ts'
import type { ChatMessage, ChatState } from './chat.ts'
import data from './seed.yaml'

type SampleExtra = Pick<ChatMessage, 'ownReaction' | 'theirReaction' | 'isStarred'> & {
  files?: SampleTextFile[]
  /** Minutes since the previous line; `pauseMinutes` without it. */
  gap?: number
  /** The index of the line that this one replies to. */
  repliesTo?: number
}

type SampleLine = [sender: 'me' | 'them', content: string, extra?: SampleExtra]

type SampleChat = {
  avatar: CastId
  status: 'active' | 'offline'
  /** Time since the last line. */
  minutesAgo: number
  lines: SampleLine[]
}

const pauseMinutes = 3

const samples = data as SampleChat[]

/** Short messages before the last ones. A contact has as many unread ones as the random number of the specification. */
const openers = [
  'Oi, tudo bem?',
  'Passei na sua mesa agora há pouco.',
  'Quando puder, me responde por aqui.',
  'É coisa rápida.',
  'Não tem pressa.',
  'Vi agora que dá para resolver ainda hoje.',
  'Já separei o que precisa.',
  'Só falta conferir um detalhe.',
  'Vamos lá:',
]

function addUnread(lines: SampleLine[], unread: number): SampleLine[] {
  const answered = lines.findLastIndex(([sender]) => sender === 'me') + 1
  const missing = openers.slice(0, Math.max(0, unread - (lines.length - answered)))
  const added = missing.map((text): SampleLine => ['them', text, { gap: 1 }])
  return [...lines.slice(0, answered), ...added, ...lines.slice(answered)]
}

function createMessages({ avatar, minutesAgo, lines }: SampleChat, now: number): ChatMessage[] {
  const gaps = lines.map(([, , extra]) => extra?.gap ?? pauseMinutes)
  const times = lines.map((_, index) => {
    const minutes = gaps.slice(index + 1).reduce((sum, gap) => sum + gap, minutesAgo)
    return new Date(now - minutes * 60_000).toISOString()
  })
  return lines.map(([sender, content, { gap: _, repliesTo, files, ...extra } = {}], index) => {
    const replyTo = repliesTo === undefined ? undefined : times[repliesTo]
    return {
      img: sender === 'me' ? 'me' : avatar,
      content,
      time: times[index] ?? '',
      sender,
      ...(replyTo ? { replyTo } : {}),
      ...(files ? { files: createTextFiles(files) } : {}),
      ...extra,
    }
  })
}

/** Invented contacts and messages, dated relative to now. */
export function seedChat(now = Date.now()): ChatState {
  const chats = samples.map((sample) => {
    const unread = sample.lines.at(-1)?.[0] === 'them' ? Math.floor(Math.random() * 10) : 0
    const lines = addUnread(sample.lines, unread)
    return { sample, unread, messages: createMessages({ ...sample, lines }, now) }
  })
  return {
    contacts: chats.map(({ sample: { avatar, status }, unread, messages }) => ({
      id: avatar,
      fullName: findCastMember(avatar).name,
      role: findCastMember(avatar).role,
      lastmessage: messages.at(-1)?.content ?? '',
      lastmessageTime: messages.at(-1)?.time ?? '',
      unredmessage: unread,
      avatar,
      status,
    })),
    chats: chats.map(({ sample: { avatar }, messages }) => ({
      id: `chat-${avatar}`,
      userId: avatar,
      messages,
    })),
    profileinfo: {
      role: 'Consultas',
      about: 'Respondo em horário comercial. Se for urgente, pode ligar.',
      status: 'active',
    },
  }
}
