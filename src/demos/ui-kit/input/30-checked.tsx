import { useState } from 'react'
import { TextField } from '@/ui/forms/field.tsx'

export const meta = { title: 'Conferido ao sair', description: 'A mensagem some ao corrigir.' }

const emailPattern = /^\S+@\S+\.\S+$/

/** The message appears on blur and disappears as soon as the value is valid. */
export default function Checked() {
  const [value, setValue] = useState('')
  const [isTouched, setTouched] = useState(false)
  const isInvalid = isTouched && value !== '' && !emailPattern.test(value)
  return (
    <TextField
      label="E-mail de contato"
      type="email"
      autoComplete="off"
      value={value}
      help="Confere quando você sai do campo."
      error={isInvalid ? 'Informe um e-mail como ana@exemplo.com.br' : undefined}
      onChange={({ target }) => setValue(target.value)}
      onBlur={() => setTouched(true)}
    />
  )
}
