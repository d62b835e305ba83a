import { Box, Button } from '@chakra-ui/react'
import { valueAt } from '@manifest/contract/answer-path.ts'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { safeImageUrl } from '@/lib/safe-image-url.ts'
import { absentText } from '../../../formats/registry.ts'
import { BlockSection, NoRows } from '../block-section.tsx'
import type { BlockProps } from '../block-types.ts'
import { hiddenText } from '../hidden-text.ts'
import { useIsMissing } from '../missing-context.ts'
import { useReveal } from '../reveal.ts'
import { NoPicture, Picture } from './picture.tsx'

/** A picture that cannot be shown is not the same as none. */
const noImageText = (address: unknown) =>
  address === null || address === '' ? 'Sem imagem.' : 'A imagem não pode ser mostrada.'

/** A picture of the answer, from a safe address only. A sensitive one is loaded only when the user reveals it. */
export function ImageBlock({ block: { title, value, alt, sensitive }, answer }: BlockProps<'image'>) {
  const reveal = useReveal(value)
  const isShown = !sensitive || reveal.isShown
  const address = valueAt(answer, value)
  const isAbsent = useIsMissing(value) || address === undefined
  const url = safeImageUrl(address)
  if (url === undefined || isAbsent)
    return (
      <BlockSection title={title}>
        <NoRows text={isAbsent ? absentText : noImageText(address)} />
      </BlockSection>
    )
  return (
    <BlockSection title={title}>
      <Box width="200px" maxW="full">
        {isShown ? <Picture key={url} src={url} alt={alt} /> : <NoPicture>{hiddenText}</NoPicture>}
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
