import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { useSnapshot } from 'valtio'
import { auth } from '@/state/auth.ts'
import { fullName } from '@/state/profile.ts'
import { TextAreaField } from '../../../parts/text-area-field.tsx'
import { useTextForm } from '../../../parts/use-text-form.ts'
import { maxCommentLength } from '../comment.ts'
import { addComment } from '../store.ts'

export function CommentForm({ articleId }: { articleId: string }) {
  const name = fullName(useSnapshot(auth).profile)
  const { text, setText, error, form } = useTextForm('Escreva o comentário.', (comment) =>
    addComment(articleId, name, comment),
  )
  return (
    <chakra.form {...form} display="grid" gap="3" pt="5">
      <TextAreaField
        label="Seu comentário"
        maxLength={maxCommentLength}
        name="text"
        value={text}
        error={error}
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
