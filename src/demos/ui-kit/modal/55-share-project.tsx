import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useRef, useState } from 'react'
import { LuLink, LuX } from 'react-icons/lu'
import { formatCounted } from '@/lib/format/quantity.ts'
import { announce } from '@/ui/feedback/announcer.tsx'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { Select } from '@/ui/forms/select.tsx'
import { cast } from '../../parts/cast.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { Portrait } from '../../parts/portrait.tsx'
import { bindText, FreeField, IconOnly, OutlineButton, Small } from '../basics.tsx'
import { Opener } from './opener.tsx'

export const meta = {
  title: 'Compartilhar um projeto',
  description: 'Pessoas com papel, e o link.',
  isNarrow: true,
}

const roles = ['Consulta', 'Edição', 'Administração'] as const

type Member = { id: string; name: string; email: string; role: string }

const project = 'https://exemplo.com.br/projetos/portal'

const createMember = (email: string): Member => {
  const person = cast.find((known) => known.email.toLowerCase() === email.toLowerCase())
  return { id: person?.id ?? email, name: person?.name ?? email, email, role: 'Consulta' }
}

const initialMembers = cast.slice(0, 3).map(({ email }) => createMember(email))

function findError(email: string, members: readonly Member[]): string {
  if (!/^\S+@\S+\.\S+$/.test(email)) return 'Informe um e-mail como nome@exemplo.com.br'
  const isKnown = members.some((member) => member.email.toLowerCase() === email.toLowerCase())
  return isKnown ? 'Essa pessoa já tem acesso' : ''
}

type ShareDialogProps = {
  members: readonly Member[]
  onChange: (members: readonly Member[]) => void
  onClose: () => void
}

function ShareDialog({ members, onChange, onClose }: ShareDialogProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState('')
  const field = useRef<HTMLInputElement>(null)

  function add(event: FormEvent) {
    event.preventDefault()
    field.current?.focus()
    const problem = findError(email.trim(), members)
    setError(problem)
    if (problem) return
    onChange([...members, createMember(email.trim())])
    announce(`${email.trim()} na lista`)
    setEmail('')
  }

  function remove({ id, name }: Member) {
    onChange(members.filter((member) => member.id !== id))
    announce(`${name} fora da lista`)
    field.current?.focus()
  }

  return (
    <ModalDialog title="Compartilhar o projeto" width="560px" onClose={onClose}>
      <chakra.form noValidate onSubmit={add} display="flex" gap="2" alignItems="flex-start" mb="5">
        <FreeField
          ref={field}
          label="E-mail da pessoa"
          type="email"
          placeholder="celio@exemplo.com.br"
          error={error || undefined}
          {...bindText(email, setEmail)}
        />
        <OutlineButton type="submit" mt="27px">
          Incluir
        </OutlineButton>
      </chakra.form>
      <Flex as="ul" direction="column" gap="3" listStyleType="none" aria-label="Quem tem acesso">
        {members.map((member) => (
          <Flex as="li" key={member.id} align="center" gap="3">
            <Portrait image={member.id} name={member.name} />
            <Box flex="1" minW="0">
              <Text fontWeight="500" overflowWrap="anywhere">
                {member.name}
              </Text>
              <Small truncate>{member.email}</Small>
            </Box>
            <Select
              size="sm"
              boxWidth={{ base: '28', sm: '36' }}
              aria-label={`Papel de ${member.name}`}
              value={member.role}
              onChange={({ currentTarget: { value } }) =>
                onChange(members.map((each) => (each === member ? { ...each, role: value } : each)))
              }
            >
              {roles.map((role) => (
                <option key={role}>{role}</option>
              ))}
            </Select>
            <IconOnly label={`Retirar ${member.name}`} icon={<LuX />} onClick={() => remove(member)} />
          </Flex>
        ))}
      </Flex>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mt="5">
        <Button variant="ghost" onClick={() => void copyText(() => project, 'Link copiado')}>
          <LuLink aria-hidden="true" />
          Copiar o link
        </Button>
        <Button onClick={onClose}>Pronto</Button>
      </Flex>
      <Small mt="4">Nada sai deste navegador: ninguém recebe um convite.</Small>
    </ModalDialog>
  )
}

export default function ShareProject() {
  const [members, setMembers] = useState<readonly Member[]>(initialMembers)
  const count = formatCounted(members.length, 'pessoa com acesso', 'pessoas com acesso')
  return (
    <Opener label="Compartilhar" before={count}>
      {(close) => <ShareDialog members={members} onChange={setMembers} onClose={() => close(count)} />}
    </Opener>
  )
}
