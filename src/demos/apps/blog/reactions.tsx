import { Button, Flex } from '@chakra-ui/react'
import { LuHeart, LuLink } from 'react-icons/lu'
import { useSnapshot } from 'valtio'
import { formatCounted } from '@/lib/format/quantity.ts'
import { copyText } from '@/ui/feedback/copy-text.ts'
import { blog, countLikes, setLiked } from './store.ts'

/** Likes the article and copies its address. */
export function Reactions({ id }: { id: string }) {
  const snapshot = useSnapshot(blog)
  const isLiked = snapshot.likes.includes(id)
  const likes = countLikes(snapshot, id)
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        size="sm"
        variant="outline"
        colorPalette={isLiked ? 'danger' : 'neutral'}
        aria-pressed={isLiked}
        css={isLiked ? { '& svg': { fill: 'currentColor' } } : {}}
        onClick={() => setLiked(id, !isLiked)}
      >
        <LuHeart aria-hidden="true" />
        Curtir · {formatCounted(likes, 'curtida', 'curtidas')}
      </Button>
      <Button size="sm" variant="outline" onClick={() => void copyText(() => location.href, 'Link copiado')}>
        <LuLink aria-hidden="true" />
        Copiar link
      </Button>
    </Flex>
  )
}
