import type { Snapshot } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { storedFileSchema } from '../../parts/stored-file.ts'

const status = z.enum(['active', 'offline'])

export type PresenceStatus = z.infer<typeof status>

const contact = z.object({
  id: z.string(),
  fullName: z.string(),
  role: z.string(),
  lastmessage: z.string(),
  /** ISO 8601, like all times of the chat. */
  lastmessageTime: z.string(),
  unredmessage: z.number(),
  /** The name of a portrait. */
  avatar: z.string(),
  status,
  isPinned: z.optional(z.boolean()),
  /** Replies of a muted contact show no toast. */
  isMuted: z.optional(z.boolean()),
  /** The text that was typed and not sent. */
  draft: z.optional(z.string()),
})

const reaction = z.enum(['like', 'love', 'laugh', 'wow', 'sad', 'party'])

export type Reaction = z.infer<typeof reaction>

const message = z.object({
  /** The author's portrait. */
  img: z.string(),
  content: z.string(),
  /** Also identifies the message in its chat. */
  time: z.string(),
  sender: z.enum(['me', 'them']),
  /** The time of the message that this one replies to. */
  replyTo: z.optional(z.string()),
  files: z.optional(z.array(storedFileSchema)),
  ownReaction: z.optional(reaction),
  theirReaction: z.optional(reaction),
  isStarred: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
})

const chat = z.object({
  id: z.string(),
  userId: z.string(),
  messages: z.array(message),
  /** The contact has read own messages up to this time. */
  readUntil: z.optional(z.string()),
})

export const chatSchema = z.object({
  contacts: z.array(contact),
  chats: z.array(chat),
  /** The user's profile text; the name is that of the logged-in user. */
  profileinfo: z.object({ role: z.string(), about: z.string(), status }),
})

export type ChatState = z.infer<typeof chatSchema>

export type ChatMessage = z.infer<typeof message>

export type MessageSnapshot = Snapshot<ChatMessage>

export type ContactSnapshot = Snapshot<z.infer<typeof contact>>

export type ChatSnapshot = Snapshot<z.infer<typeof chat>>

export const statusNames: Record<PresenceStatus, string> = { active: 'Ativo', offline: 'Offline' }

export const readFirstName = (fullName: string) => fullName.split(' ')[0] ?? fullName

/** One line that stands for a message: its text, or the names of its files. */
export function summarize({ content, files = [], isDeleted }: MessageSnapshot): string {
  if (isDeleted) return 'Mensagem apagada'
  return content || files.map(({ name }) => name).join(', ')
}
