import type { Snapshot } from 'valtio/vanilla'
import * as z from 'zod/mini'

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
})

const message = z.object({
  /** The author's portrait. */
  img: z.string(),
  content: z.string(),
  time: z.string(),
  sender: z.enum(['me', 'them']),
})

const chat = z.object({ id: z.string(), userId: z.string(), messages: z.array(message) })

export const chatSchema = z.object({
  contacts: z.array(contact),
  chats: z.array(chat),
  /** The user's profile text; the name is that of the logged-in user. */
  profileinfo: z.object({ role: z.string(), about: z.string(), status }),
})

export type ChatState = z.infer<typeof chatSchema>

export type ChatMessage = z.infer<typeof message>

export type ContactSnapshot = Snapshot<z.infer<typeof contact>>

export type ChatSnapshot = Snapshot<z.infer<typeof chat>>

export const statusNames: Record<PresenceStatus, string> = { active: 'Ativo', offline: 'Offline' }
