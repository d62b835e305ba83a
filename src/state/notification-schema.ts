import * as z from 'zod/mini'

/** The shape that the notification service returns. `dataregistro` is a date and time. */
const notification = z.object({
  foto: z.catch(z.string(), ''),
  titulo: z.string(),
  descricao: z.catch(z.string(), ''),
  dataregistro: z.catch(z.string(), ''),
})

export type Notification = z.infer<typeof notification>

/** Throws if the answer has another shape. */
export const parseNotifications = (answer: unknown): Notification[] => z.array(notification).parse(answer)
