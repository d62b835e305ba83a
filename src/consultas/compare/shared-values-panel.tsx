import { chakra, Flex, IconButton, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { LuEye, LuEyeOff } from 'react-icons/lu'
import { hideByKind } from '@/formats/format-by-kind.ts'
import { buildValueKey } from '@/session/graph/model/entry-values.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { Panel } from '@/ui/page/panel.tsx'
import { formatSharedValue, isSharedHidable, type SharedValue } from './shared-values.ts'
import type { ComparedSubject } from './use-compared-subjects.ts'

type SharedValuesProps = {
  subjects: readonly ComparedSubject[]
  shared: readonly SharedValue[]
  areShown: boolean
  /** Hides also the values that the user showed one by one. */
  hidesAll: boolean
}

/** Lists the values that at least two subjects share, with the answers that have them. */
export function SharedValues({ shared, ...row }: SharedValuesProps) {
  return (
    <Panel
      title="Em comum"
      description="Telefones, endereços, empresas e processos que as respostas repetem."
      _print={{ p: '0', borderWidth: '0', mb: '6mm' }}
    >
      {shared.length === 0 ? (
        <Text color="fg.muted">Nenhum valor em comum nas respostas desta sessão.</Text>
      ) : (
        <chakra.ul listStyleType="none" display="grid" gap="3">
          {shared.map((value) => (
            <SharedRow key={buildValueKey(value)} shared={value} {...row} />
          ))}
        </chakra.ul>
      )}
    </Panel>
  )
}

type SharedRowProps = Omit<SharedValuesProps, 'shared'> & { shared: SharedValue }

function SharedRow({ shared, subjects, areShown, hidesAll }: SharedRowProps) {
  const [isOwnShown, setOwnShown] = useState(false)
  const canHide = isSharedHidable(shared)
  const isShown = areShown || !canHide || (isOwnShown && !hidesAll)
  const kindTitle = kindTitles[shared.kind]
  return (
    <li>
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.span color="fg.muted" textStyle="small" minW="5.5rem">
          {kindTitle}
        </chakra.span>
        <chakra.span
          fontWeight="500"
          fontVariantNumeric="tabular-nums"
          overflowWrap="anywhere"
          data-hidden-value={!isShown || undefined}
        >
          {formatSharedValue(shared, isShown)}
        </chakra.span>
        {!areShown && canHide && (
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="neutral"
            minW={{ base: '11', md: '6' }}
            minH={{ base: '11', md: '6' }}
            aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} ${kindTitle} em comum`}
            _print={{ display: 'none' }}
            onClick={() => setOwnShown(!isOwnShown)}
          >
            {isShown ? <LuEyeOff /> : <LuEye />}
          </IconButton>
        )}
      </Flex>
      <Text color="fg.muted" textStyle="small" mt="0.5">
        {describeHolders(shared, subjects)}
      </Text>
    </li>
  )
}

/** Names the subjects that share a value, each with the consultas whose answers have it. */
const describeHolders = ({ titles }: SharedValue, subjects: readonly ComparedSubject[]) =>
  subjects
    .flatMap(({ name, kind, value }, index) => {
      const list = titles[index] ?? []
      return list.length > 0 ? [`${name ?? hideByKind(kind, value)}: ${list.join(', ')}`] : []
    })
    .join(' · ')
