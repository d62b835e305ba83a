import * as z from 'zod/mini'
import { findCastMember, organisations } from '../../parts/cast.ts'
import { createDemoStore } from '../../store/demo-store.ts'

const profileSchema = z.object({
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  site: z.string(),
  street: z.string(),
  city: z.string(),
  cep: z.string(),
  about: z.string(),
  signature: z.string(),
  language: z.string(),
})

export type Profile = z.infer<typeof profileSchema>

const { name, role, email } = findCastMember('marina')

const { state, change } = createDemoStore('input-layout', z.object({ profile: profileSchema }), () => ({
  profile: {
    name,
    role,
    email,
    phone: '(11) 98765-4321',
    company: organisations[0].name,
    site: 'https://livraria.example.com',
    street: 'Rua das Amostras, 120',
    city: 'Recife',
    cep: '50030-000',
    about: 'Cuida dos cadastros e das certidões da livraria.',
    signature: 'Marina, do cadastro',
    language: 'Português',
  },
}))

export const profileState = state

export const saveProfile = (profile: Profile) =>
  change((all) => {
    all.profile = { ...profile }
  })
