import { Box, Flex, IconButton, Text } from '@chakra-ui/react'
import { LuTrash2 } from 'react-icons/lu'
import { RelativeTime } from '@/ui/page/relative-time.tsx'
import { findCastId } from '../../../parts/cast.ts'
import { Portrait } from '../../../parts/portrait.tsx'
import type { CommentSnapshot } from '../comment.ts'

/** A comment. The user's own can be deleted. */
export function CommentItem({ comment, onDelete }: { comment: CommentSnapshot; onDelete: () => void }) {
  const { author, text, at, isOwn } = comment
  return (
    <Flex as="li" gap="3" py="4" borderBottomWidth="1px" _first={{ pt: '0' }}>
      <Portrait image={findCastId(author) ?? author} name={author} />
      <Box flex="1" minW="0">
        <Flex columnGap="3" wrap="wrap" align="baseline">
          <Text fontWeight="600" overflowWrap="anywhere">
            {author}
          </Text>
          <RelativeTime at={at} color="fg.muted" textStyle="small" />
        </Flex>
        <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere" dir="auto">
          {text}
        </Text>
      </Box>
      {isOwn && (
        <IconButton
          aria-label="Excluir comentário"
          variant="ghost"
          colorPalette="neutral"
          size="xs"
          onClick={onDelete}
        >
          <LuTrash2 />
        </IconButton>
      )}
    </Flex>
  )
}
