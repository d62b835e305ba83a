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

const { name, role, email } = findCastMember('marina')

/** Each field has its name, label and first value. */
const sections: { title: string; fields: [name: string, label: string, value: string][] }[] = [
  {
    title: 'Pessoa',
    fields: [
      ['name', 'Nome do perfil', name],
      ['role', 'Função', role],
      ['email', 'E-mail do perfil', email],
      ['phone', 'Telefone do perfil', '(11) 98765-4321'],
    ],
  },
  {
    title: 'Empresa',
    fields: [
      ['company', 'Empresa', organisations[0].name],
      ['site', 'Site da empresa', 'https://livraria.example.com'],
      ['street', 'Endereço', 'Rua das Amostras, 120'],
      ['city', 'Cidade do perfil', 'Recife'],
      ['cep', 'CEP do perfil', '50030-000'],
    ],
  },
  {
    title: 'Apresentação',
    fields: [
      ['about', 'Sobre', 'Cuida dos cadastros e das certidões da livraria.'],
      ['signature', 'Assinatura', 'Marina, do cadastro'],
      ['language', 'Idioma', 'Português'],
    ],
  },
]

type Profile = Record<string, string>

const { state: profileState, change } = createDemoStore(
  'input-layout',
  z.object({ profile: z.record(z.string(), z.string()) }),
  () => ({
    profile: Object.fromEntries(
      sections.flatMap(({ fields }) => fields.map(([name, , value]) => [name, value])),
    ),
  }),
)

const saveProfile = (profile: Profile) =>
  change((all) => {
    all.profile = { ...profile }
  })

export default function StickyForm() {
  const saved = useSnapshot(profileState).profile
  const [draft, setDraft] = useState<Profile>({ ...saved })
  const form = useRef<HTMLFormElement>(null)
  const changes = Object.keys(draft).filter((key) => draft[key] !== saved[key]).length
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
                      value={draft[key] ?? ''}
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
