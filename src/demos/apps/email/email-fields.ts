import * as z from 'zod/mini'
import { readAddresses } from './correspondents.ts'

const isAddress = (text: string) => z.email().safeParse(text).success

const addressList = z.string().check(
  z.trim(),
  z.refine((text) => readAddresses(text).every(isAddress), 'Informe um e-mail válido'),
)

export const emailFields = z.object({
  to: z.string().check(
    z.trim(),
    z.minLength(1, 'Informe para quem é'),
    z.refine((text) => readAddresses(text).every(isAddress), 'Informe um e-mail válido'),
  ),
  // Missing while the fields are hidden.
  cc: z.optional(addressList),
  bcc: z.optional(addressList),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'Informe o assunto'), z.maxLength(200, 'Use até 200 caracteres')),
  desc: z.string().check(z.trim()),
})
