import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { notify } from '@/ui/notify.ts'
import { focusInvalid } from '../../../parts/focus-invalid.ts'
import { TextAreaField } from '../../../parts/text-area-field.tsx'
import { longestComment } from '../comment.ts'
import { addComment } from '../store.ts'

/** Says something about an article, in the name of whoever is logged in. */
export function CommentForm({ articleId }: { articleId: string }) {
  const name = fullName(useSnapshot(auth).profile)
  const [text, setText] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isMissing = text.trim() === ''

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setChecked(isMissing)
    if (isMissing) return focusInvalid(event.currentTarget)
    addComment(articleId, name, text.trim())
    setText('')
    void notify.success('Add Successfully')
  }

  return (
    <chakra.form noValidate onSubmit={send} display="grid" gap="3" pt="5">
      <TextAreaField
        label="Seu comentário"
        maxLength={longestComment}
        value={text}
        error={isChecked && isMissing ? 'Escreva o comentário.' : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Text textStyle="small" color="fg.muted">
          Publicado como {name}, só neste navegador.
        </Text>
        <Button type="submit">Comentar</Button>
      </Flex>
    </chakra.form>
  )
}
