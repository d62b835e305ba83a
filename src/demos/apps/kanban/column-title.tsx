import { Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { Input } from '@/ui/forms/field.tsx'

type ColumnTitleProps = {
  id: string
  name: string
  isRenaming: boolean
  onRename: (name: string) => void
  /** Called when the user begins (true) or ends (false) to rename. */
  onRenamingChange: (isRenaming: boolean) => void
}

/** A column's name. A double click or the menu turns it into an input; Enter stores the name, Esc does not. */
export function ColumnTitle({ id, name, isRenaming, onRename, onRenamingChange }: ColumnTitleProps) {
  return (
    <>
      <Heading
        as="h2"
        id={id}
        textStyle="h3"
        truncate
        title={name}
        srOnly={isRenaming}
        onDoubleClick={() => onRenamingChange(true)}
      >
        {name}
      </Heading>
      {isRenaming && <NameInput name={name} onRename={onRename} onEnd={() => onRenamingChange(false)} />}
    </>
  )
}

type NameInputProps = { name: string; onRename: (name: string) => void; onEnd: () => void }

function NameInput({ name, onRename, onEnd }: NameInputProps) {
  const [draft, setDraft] = useState(name)

  function store() {
    const next = draft.trim()
    if (next && next !== name) onRename(next)
    onEnd()
  }

  return (
    <Input
      ref={(input) => {
        input?.focus()
      }}
      size="sm"
      flex="1"
      minW="0"
      aria-label={`Novo nome da coluna ${name}`}
      autoComplete="off"
      maxLength={60}
      value={draft}
      onChange={({ target }) => setDraft(target.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={store}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (nativeEvent.isComposing || (key !== 'Enter' && key !== 'Escape')) return
        if (key === 'Enter') store()
        else onEnd()
        const head = currentTarget.parentElement
        requestAnimationFrame(() => head?.querySelector('button')?.focus())
      }}
    />
  )
}
