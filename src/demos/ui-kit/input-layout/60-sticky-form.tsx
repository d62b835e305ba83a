import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { announce } from '@/ui/feedback/announcer.tsx'
import { notify } from '@/ui/feedback/notify.ts'
import { FormField, Input } from '@/ui/forms/field.tsx'
import { findCastMember, organisations } from '../../parts/cast.ts'
import { createDemoStore } from '../../store/demo-store.ts'
import { frame } from '../basics.tsx'

export const meta = {
  title: 'Ações sempre à vista',
  description: 'Role o formulário: salvar e descartar ficam embaixo. Ctrl+S também salva.',
  isWide: true,
}

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

type Profile = z.infer<typeof profileSchema>

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

const profileState = state

const saveProfile = (profile: Profile) =>
  change((all) => {
    all.profile = { ...profile }
  })

type Key = keyof Profile

const sections: { title: string; fields: readonly (readonly [Key, string])[] }[] = [
  {
    title: 'Pessoa',
    fields: [
      ['name', 'Nome do perfil'],
      ['role', 'Função'],
      ['email', 'E-mail do perfil'],
      ['phone', 'Telefone do perfil'],
    ],
  },
  {
    title: 'Empresa',
    fields: [
      ['company', 'Empresa'],
      ['site', 'Site da empresa'],
      ['street', 'Endereço'],
      ['city', 'Cidade do perfil'],
      ['cep', 'CEP do perfil'],
    ],
  },
  {
    title: 'Apresentação',
    fields: [
      ['about', 'Sobre'],
      ['signature', 'Assinatura'],
      ['language', 'Idioma'],
    ],
  },
]

export default function StickyForm() {
  const saved = useSnapshot(profileState).profile
  const [draft, setDraft] = useState<Profile>({ ...saved })
  const form = useRef<HTMLFormElement>(null)
  const changes = (Object.keys(draft) as Key[]).filter((key) => draft[key] !== saved[key]).length
  // Another tab may have saved.
  useEffect(() => setDraft({ ...saved }), [saved])

  function save(event?: FormEvent) {
    event?.preventDefault()
    if (changes === 0) return
    saveProfile(draft)
    notify.success('Edit Successfully')
  }

  function discard() {
    setDraft({ ...saved })
    form.current?.querySelector('input')?.focus()
    announce('Mudanças descartadas')
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save()
  }

  return (
    <chakra.form ref={form} noValidate onSubmit={save} onKeyDown={handleKey}>
      <Box {...frame} aria-label="Perfil, com rolagem" maxH="440px" overflowY="auto">
        <Grid gap="8" p={{ base: '4', md: '5' }}>
          {sections.map(({ title, fields }) => (
            <chakra.fieldset key={title} minW="0">
              <chakra.legend fontWeight="600" mb="3">
                {title}
              </chakra.legend>
              <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="4">
                {fields.map(([key, label]) => (
                  <FormField key={key} label={label}>
                    <Input
                      name={key}
                      value={draft[key]}
                      autoComplete="off"
                      // Keeps a focused field above the bar.
                      scrollMarginBottom="20"
                      onChange={({ target }) => setDraft({ ...draft, [key]: target.value })}
                    />
                  </FormField>
                ))}
              </Grid>
            </chakra.fieldset>
          ))}
        </Grid>
        <Flex
          position="sticky"
          bottom="0"
          wrap="wrap"
          align="center"
          gap="2"
          px={{ base: '4', md: '5' }}
          py="3"
          bg="bg.panel"
          borderTopWidth="1px"
        >
          <Text role="status" color={changes > 0 ? 'fg' : 'fg.muted'} textStyle="small" me="auto">
            {changes === 0
              ? 'Tudo salvo neste navegador'
              : `${changes} ${changes === 1 ? 'campo mudado' : 'campos mudados'}, ainda não salvo`}
          </Text>
          <Button variant="ghost" disabled={changes === 0} onClick={discard}>
            Descartar
          </Button>
          <Button type="submit" disabled={changes === 0} title="Ctrl+S">
            Salvar perfil
          </Button>
        </Flex>
      </Box>
    </chakra.form>
  )
}
