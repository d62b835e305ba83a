import { Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useState } from 'react'
import { LuCheck, LuPencil, LuRefreshCw, LuTrash2 } from 'react-icons/lu'
import { announce } from '@/ui/feedback/announcer.tsx'
import { Input } from '@/ui/forms/field.tsx'
import { LimitedField } from '@/ui/forms/limited-field.tsx'
import { QuietButton } from '@/ui/quiet-button.tsx'
import { touchHeight } from '@/ui/touch-height.ts'
import { maxNameLength, type View } from './saved-views.ts'

type ViewRowProps = {
  view: View
  isShown: boolean
  onApply: () => void
  onReplace: () => void
  /** Returns a problem with the new name. */
  onRename: (name: string) => string | undefined
  onRemove: () => void
}

/** A view, with buttons to apply, replace, rename and delete it. */
export function ViewRow({ view: { name }, isShown, onApply, onReplace, onRename, onRemove }: ViewRowProps) {
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming)
    return (
      <li>
        <NameForm
          label={`Novo nome de ${name}`}
          submit="Renomear"
          initial={name}
          onCancel={() => setRenaming(false)}
          onSubmit={(newName) => {
            const problem = onRename(newName)
            if (problem === undefined) setRenaming(false)
            return problem
          }}
        />
      </li>
    )
  return (
    <chakra.li display="flex" alignItems="center" gap="1">
      <ApplyButton name={name} isShown={isShown} onClick={onApply} />
      <RowButton label={`Substituir ${name} pela visão atual`} icon={<LuRefreshCw />} onClick={onReplace} />
      <RowButton label={`Renomear ${name}`} icon={<LuPencil />} onClick={() => setRenaming(true)} />
      <RowButton label={`Excluir ${name}`} icon={<LuTrash2 />} onClick={onRemove} />
    </chakra.li>
  )
}

type ApplyButtonProps = { name: string; isShown: boolean; onClick: () => void }

export const ApplyButton = ({ name, isShown, onClick }: ApplyButtonProps) => (
  <Button
    size="xs"
    minH={touchHeight}
    variant={isShown ? 'subtle' : 'ghost'}
    colorPalette={isShown ? 'primary' : 'neutral'}
    aria-pressed={isShown}
    justifyContent="flex-start"
    flex="1"
    minW="0"
    onClick={onClick}
  >
    {isShown && <LuCheck aria-hidden="true" />}
    <chakra.span truncate>{name}</chakra.span>
  </Button>
)

const RowButton = ({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) => (
  <IconButton
    aria-label={label}
    title={label}
    size="xs"
    minH={touchHeight}
    minW={touchHeight}
    variant="ghost"
    onClick={onClick}
  >
    {icon}
  </IconButton>
)

type NameFormProps = {
  label: string
  submit: string
  initial?: string
  help?: string
  /** Returns a problem with the name. */
  onSubmit: (name: string) => string | undefined
  onCancel?: () => void
}

/** A field for the name of a view. */
export function NameForm({ label, submit, initial = '', help, onSubmit, onCancel }: NameFormProps) {
  const [name, setName] = useState(initial)
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = onSubmit(name)
    setProblem(found)
    if (found !== undefined) announce(found)
    else setName('')
  }
  return (
    <form noValidate autoComplete="off" onSubmit={send}>
      <Flex gap="2" align="flex-start" wrap="wrap" maxW="2xl">
        <Box flex="1 1 16rem">
          <LimitedField label={label} error={problem} text={name} max={maxNameLength}>
            <Input
              autoComplete="off"
              spellCheck={false}
              autoFocus={onCancel !== undefined}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </LimitedField>
        </Box>
        <Button type="submit" size="sm" mt="26px">
          {submit}
        </Button>
        {onCancel && (
          <QuietButton size="sm" mt="26px" onClick={onCancel}>
            Cancelar
          </QuietButton>
        )}
      </Flex>
      {help && (
        <Text color="fg.muted" textStyle="small" mt="2" maxW="2xl">
          {help}
        </Text>
      )}
    </form>
  )
}
