import { chakra, IconButton } from '@chakra-ui/react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { LuSendHorizontal } from 'react-icons/lu'
import { Input } from '@/ui/forms/input.tsx'
import { sendMessage } from './store.ts'

/** The message field. It has the focus when the chat opens. */
export function ChatInput({ name }: { name: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [content, setContent] = useState('')
  useEffect(() => input.current?.focus({ preventScroll: true }), [])

  function send(event: FormEvent) {
    event.preventDefault()
    sendMessage(content)
    setContent('')
    input.current?.focus()
  }

  return (
    <chakra.form onSubmit={send} display="flex" gap="2" p="3" borderTopWidth="1px" autoComplete="off">
      <Input
        ref={input}
        aria-label={`Mensagem para ${name}`}
        placeholder="Escreva uma mensagem"
        maxLength={2000}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <IconButton type="submit" aria-label="Enviar" size="md" flexShrink="0">
        <LuSendHorizontal className="directed" />
      </IconButton>
    </chakra.form>
  )
}
