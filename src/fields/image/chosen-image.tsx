import { Box, Button, Center, Flex, Image, Text } from '@chakra-ui/react'
import { LuImageOff, LuTrash2 } from 'react-icons/lu'

type ChosenImageProps = {
  /** Data URL of a valid image; an invalid one is not rendered. */
  url: string | undefined
  name: string
  /** In bytes. */
  size: number
  onDamaged: () => void
  onRemove: () => void
}

const formatSize = (bytes: number) =>
  new Intl.NumberFormat('pt-BR', {
    style: 'unit',
    unit: bytes < 1_000 ? 'byte' : bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  }).format(bytes < 1_000 ? bytes : bytes < 1_000_000 ? bytes / 1_000 : bytes / 1_000_000)

export function ChosenImage({ url, name, size, onDamaged, onRemove }: ChosenImageProps) {
  return (
    <Flex gap="3" align="center" maxW="full">
      {url === undefined ? (
        <Center
          boxSize="16"
          flexShrink="0"
          bg="bg.muted"
          color="fg.muted"
          fontSize="22px"
          borderRadius="control"
        >
          <LuImageOff aria-hidden="true" />
        </Center>
      ) : (
        <Image
          src={url}
          alt="Imagem escolhida"
          boxSize="16"
          flexShrink="0"
          objectFit="cover"
          borderRadius="control"
          onError={onDamaged}
        />
      )}
      <Box minW="0" flex="1">
        <Text truncate title={name} fontWeight="500">
          {name}
        </Text>
        <Text textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {formatSize(size)}
        </Text>
        <Button
          type="button"
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          color="fg.muted"
          ms="-2"
          onClick={onRemove}
        >
          <LuTrash2 aria-hidden="true" /> Remover imagem
        </Button>
      </Box>
    </Flex>
  )
}
