import type { Snapshot } from 'valtio/vanilla'
import * as z from 'zod/mini'
import { richNodeSchema } from '../../parts/rich-text/rich-doc.ts'
import { storedFileSchema } from '../../parts/stored-file.ts'

/** Labels, named like the e-mail's fields, with theme colors. */
export const labels = [
  { value: 'personal', label: 'Pessoal', palette: 'success' },
  { value: 'social', label: 'Social', palette: 'info' },
  { value: 'promotions', label: 'Promoções', palette: 'warning' },
  { value: 'business', label: 'Negócios', palette: 'secondary' },
] as const

export type EmailLabel = (typeof labels)[number]['value']

export const emailSchema = z.object({
  id: z.string(),
  /** The sender or, if it was sent, the recipient: the name of a portrait, or an address. */
  image: z.string(),
  title: z.string(),
  desc: z.string(),
  /** The formatted text, whose plain text is `desc`. E-mails stored by older versions lack it. */
  body: z.optional(richNodeSchema),
  isfav: z.boolean(),
  sent: z.boolean(),
  draft: z.boolean(),
  /** The original folder. `isspam` and `isdelate` say if the user moved it. */
  spam: z.boolean(),
  trash: z.boolean(),
  personal: z.boolean(),
  social: z.boolean(),
  promotions: z.boolean(),
  business: z.boolean(),
  /** Time of receipt or sending, ISO 8601. */
  lastime: z.string(),
  is_checked: z.boolean(),
  isread: z.boolean(),
  isspam: z.boolean(),
  isdelate: z.boolean(),
  /** Addresses. A received e-mail without `to` went to the user only. */
  to: z.optional(z.array(z.string())),
  cc: z.optional(z.array(z.string())),
  bcc: z.optional(z.array(z.string())),
  files: z.optional(z.array(storedFileSchema)),
  isArchived: z.optional(z.boolean()),
  /** The composer stored this draft when it closed. Such drafts are in the drafts folder only. */
  isAutosaved: z.optional(z.boolean()),
})

export type Email = z.infer<typeof emailSchema>

export type EmailSnapshot = Snapshot<Email>

type EmailContent = Pick<Email, 'id' | 'image' | 'title' | 'desc' | 'lastime'>

export type EmailFlags = Pick<
  Email,
  'is_checked' | 'isfav' | 'isread' | 'spam' | 'isspam' | 'trash' | 'isdelate' | EmailLabel
> & { isArchived?: boolean | undefined }

/** Creates an e-mail with defaults. */
export const createEmail = (content: EmailContent & Partial<Email>): Email => ({
  isfav: false,
  sent: false,
  draft: false,
  spam: false,
  trash: false,
  personal: false,
  social: false,
  promotions: false,
  business: false,
  is_checked: false,
  isread: false,
  isspam: false,
  isdelate: false,
  ...content,
})
