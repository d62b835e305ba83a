import { Button, Flex } from '@chakra-ui/react'
import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'
import { completeLink } from './rich-doc.ts'

/** Sets or removes the link of the selection. Not a form, because the editor may be inside one. */
export function LinkBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(current)
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  // Focuses the text at once: Tiptap's own command waits for a frame, and keys pressed until then are lost.
  function close() {
    editor.view.focus()
    onClose()
  }

  function apply() {
    const href = completeLink(address)
    if (!href) {
      setError('Use um endereço como exemplo.com.br.')
      input.current?.focus()
      return
    }
    const chain = editor.chain().extendMarkRange('link')
    if (editor.state.selection.empty && !current)
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run()
    else chain.setLink({ href }).run()
    close()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    close()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') return apply()
    close()
  }

  return (
    <Flex
      role="group"
      aria-label="Link do texto selecionado"
      gap="2"
      wrap="wrap"
      align="flex-end"
      p="3"
      borderBottomWidth="1px"
    >
      <Flex flex="1 1 14rem">
        <TextField
          ref={input}
          label="Endereço do link"
          inputMode="url"
          autoComplete="off"
          value={address}
          error={error}
          onChange={({ target }) => {
            setAddress(target.value)
            setError(undefined)
          }}
          onKeyDown={handleKey}
        />
      </Flex>
      <Button onClick={apply}>Aplicar</Button>
      {current && (
        <Button variant="outline" onClick={remove}>
          Remover link
        </Button>
      )}
    </Flex>
  )
}
