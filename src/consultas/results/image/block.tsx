import { Box, Button } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { BlockSection, NoRows } from '../block-section.tsx'
import type { BlockProps } from '../facets.ts'
import { mask } from '../mask.ts'
import { useReveal } from '../reveal.ts'
import { NoPicture, Picture } from './picture.tsx'
import { safeImageUrl } from './safe-image-url.ts'

/** A picture of the answer, from a safe address only. A sensitive one is loaded only when the user reveals it. */
export function ImageBlock({ block: { title, value, alt, sensitive }, answer }: BlockProps<'image'>) {
  const reveal = useReveal(value)
  const isShown = !sensitive || reveal.isShown
  const url = safeImageUrl(valueAt(answer, value))
  if (url === undefined)
    return (
      <BlockSection title={title}>
        <NoRows text="Sem imagem." />
      </BlockSection>
    )
  return (
    <BlockSection title={title}>
      <Box width="200px" maxW="full">
        {isShown ? <Picture key={url} src={url} alt={alt} /> : <NoPicture>{mask}</NoPicture>}
        {sensitive && (
          <Button
            mt="2"
            width="full"
            variant="outline"
            colorPalette="neutral"
            aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${title ?? alt}`}
            onClick={reveal.toggle}
          >
            {isShown ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
            {isShown ? 'Ocultar' : 'Mostrar'}
          </Button>
        )}
      </Box>
    </BlockSection>
  )
}
