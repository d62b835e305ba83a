import { Box, Button, Image } from '@chakra-ui/react'
import type { BlockOf } from '@manifest/result.ts'
import { useState } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { valueAt } from '../../value-at.ts'
import type { BlockProps } from '../block-props.ts'
import { BlockSection, NoRows } from '../block-section.tsx'
import { mask } from '../mask.ts'
import { safeImageUrl } from './safe-image-url.ts'

/** A picture of the answer, from a safe address only. A sensitive one is loaded when the person asks to see it. */
export function ImageBlock({
  block: { title, value, alt, sensitive },
  answer,
}: BlockProps<BlockOf<'image'>>) {
  const [isShown, setShown] = useState(!sensitive)
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
        {isShown ? (
          <Image
            src={url}
            alt={alt}
            referrerPolicy="no-referrer"
            width="full"
            aspectRatio="4 / 5"
            objectFit="cover"
            borderRadius="control"
            borderWidth="1px"
          />
        ) : (
          <Box
            aspectRatio="4 / 5"
            borderRadius="control"
            borderWidth="1px"
            bg="bg.muted"
            display="grid"
            placeItems="center"
            color="fg.muted"
          >
            {mask}
          </Box>
        )}
        {sensitive && (
          <Button
            mt="2"
            width="full"
            variant="outline"
            colorPalette="neutral"
            aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${title ?? alt}`}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <LuEyeOff aria-hidden="true" /> : <LuEye aria-hidden="true" />}
            {isShown ? 'Ocultar' : 'Mostrar'}
          </Button>
        )}
      </Box>
    </BlockSection>
  )
}
