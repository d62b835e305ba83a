import { Box, Button, Text, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import type { RichNode } from '../../parts/rich-text/rich-doc.ts'
import { RichTextView } from '../../parts/rich-text/rich-text-view.tsx'
import type { EmailSnapshot } from './email.ts'
import { readBody, splitBody } from './email-body.ts'

/** The formatted text of an e-mail; the quoted part is folded. */
export function EmailText({ email }: { email: EmailSnapshot }) {
  const { written, quoted } = splitBody(readBody(email))
  return (
    <>
      {written.length > 0 && <Blocks content={written} mb="4" />}
      {written.length === 0 && quoted.length === 0 && <Text mb="4">(sem texto)</Text>}
      {quoted.length > 0 && <Quoted content={quoted} />}
    </>
  )
}

type BlocksProps = { content: RichNode[]; mb?: string; color?: string }

const Blocks = ({ content, ...style }: BlocksProps) => (
  <RichTextView doc={{ type: 'doc', content }} hasHeadingIds={false} maxW="70ch" {...style} />
)

function Quoted({ content }: { content: RichNode[] }) {
  const [isShown, setShown] = useState(false)
  return (
    <Box mb="6">
      <Button size="xs" variant="outline" mb="3" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        <span aria-hidden="true">•••</span>
        <VisuallyHidden>Texto citado</VisuallyHidden>
      </Button>
      {isShown && <Blocks content={content} color="fg.muted" />}
    </Box>
  )
}
