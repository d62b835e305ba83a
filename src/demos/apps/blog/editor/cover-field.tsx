import { Box, Button, chakra, Flex, Grid } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { LuImageUp } from 'react-icons/lu'
import { FormField } from '@/ui/forms/field.tsx'
import { FileButton } from '@/ui/forms/file-button.tsx'
import { type ArticleCategory, categories } from '../article.ts'
import { Cover } from '../covers/cover.tsx'

const maxBytes = 10_000_000

/** The size of a stored cover, in px. */
const width = 960

const height = 480

/** A file that cannot become a cover. The message is for the user. */
class CoverError extends Error {}

/** Crops and shrinks a picture to the cover's shape. Returns a data URL. */
async function readCover(file: File): Promise<string> {
  if (file.size > maxBytes) throw new CoverError('Use uma imagem de até 10 MB')
  const picture = await createImageBitmap(file).catch(() => {
    throw new CoverError('Este arquivo não é uma imagem que o navegador consiga abrir')
  })
  const scale = Math.max(width / picture.width, height / picture.height)
  const [sourceWidth, sourceHeight] = [width / scale, height / scale]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new CoverError('Este navegador não consegue reduzir a imagem')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    (picture.width - sourceWidth) / 2,
    (picture.height - sourceHeight) / 2,
    sourceWidth,
    sourceHeight,
    0,
    0,
    width,
    height,
  )
  picture.close()
  return canvas.toDataURL('image/webp', 0.8)
}

type CoverFieldProps = { category: ArticleCategory; cover: string; onChange: (cover: string) => void }

/** A drawing, or a picture from the user's device that stays in this browser. */
export function CoverField({ category, cover, onChange }: CoverFieldProps) {
  const name = useId()
  const [error, setError] = useState<string>()
  const isPicture = cover.startsWith('data:')
  const chosen = isPicture ? '' : cover || category

  async function upload(file: File | undefined) {
    if (!file) return
    try {
      onChange(await readCover(file))
      setError(undefined)
    } catch (problem) {
      setError(problem instanceof CoverError ? problem.message : 'Não foi possível ler a imagem')
    }
  }

  return (
    <Flex direction="column" gap="4">
      <chakra.fieldset minW="0">
        <chakra.legend fontWeight="500" mb="1.5">
          Capa
        </chakra.legend>
        <Box borderRadius="control" overflow="hidden" mb="2">
          <Cover category={category} cover={cover} height="130px" />
        </Box>
        <Grid templateColumns="repeat(4, minmax(0, 1fr))" gap="2" css={optionsCss}>
          {(Object.keys(categories) as ArticleCategory[]).map((key) => (
            <label key={key}>
              <input
                type="radio"
                name={name}
                aria-label={`Desenho: ${categories[key]}`}
                checked={key === chosen}
                onChange={() => onChange(key === category ? '' : key)}
              />
              <Cover category={key} height="40px" />
            </label>
          ))}
        </Grid>
      </chakra.fieldset>
      <FormField label="Imagem própria" help="Fica neste navegador, reduzida." error={error}>
        <Flex gap="2" wrap="wrap">
          <FileButton
            icon={<LuImageUp aria-hidden="true" />}
            text="Escolher imagem"
            accept="image/*"
            onFiles={([file]) => void upload(file)}
          />
          {isPicture && (
            <Button size="sm" variant="ghost" onClick={() => onChange('')}>
              Usar desenho
            </Button>
          )}
        </Flex>
      </FormField>
    </Flex>
  )
}

const optionsCss = {
  '& label': {
    position: 'relative',
    overflow: 'hidden',
    borderWidth: '2px',
    borderColor: 'transparent',
    borderRadius: 'control',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { borderColor: 'primary.solid' },
  '& label:has(:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.focusRing',
    outlineOffset: '2px',
  },
  '& input': { position: 'absolute', inset: '0', boxSize: 'full', opacity: '0', cursor: 'pointer' },
} as const
