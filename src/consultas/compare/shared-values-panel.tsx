import { chakra, Flex, Text } from '@chakra-ui/react'
import { isHiddenText } from '@manifest/contract/hidden-text.ts'
import { useState } from 'react'
import { hideByKind } from '@/formats/format-by-kind.ts'
import { buildValueKey } from '@/session/graph/model/entry-values.ts'
import { kindTitles } from '@/session/session-texts.ts'
import { RevealButton } from '@/ui/forms/reveal-button.tsx'
import { Panel } from '@/ui/page/panel.tsx'
import { describeHolding, hasHiddenPart, readSharedName, type SharedValue } from './shared-values.ts'
import { type ComparedSubject, formatShared } from './use-compared-subjects.ts'

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
      description="Pessoas, empresas, endereços, telefones e processos que as respostas de mais de um repetem."
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
  const canHide = hasHiddenPart(shared)
  const isShown = areShown || !canHide || (isOwnShown && !hidesAll)
  const kindTitle = kindTitles[shared.kind]
  const text = formatShared(shared, isShown)
  const name = readSharedName(shared, isShown)
  return (
    <li>
      <Flex align="center" columnGap="2" wrap="wrap">
        <chakra.span color="fg.muted" textStyle="small" minW="5.5rem">
          {kindTitle}
        </chakra.span>
        {name !== undefined && (
          <chakra.span
            fontWeight="600"
            overflowWrap="anywhere"
            data-hidden-value={isHiddenText(name) || undefined}
          >
            {name}
          </chakra.span>
        )}
        <chakra.span
          fontWeight={name === undefined ? '600' : '400'}
          fontVariantNumeric="tabular-nums"
          whiteSpace="nowrap"
          data-hidden-value={isHiddenText(text) || undefined}
        >
          {text}
        </chakra.span>
        {!areShown && canHide && (
          <RevealButton
            isShown={isShown}
            label={`${kindTitle} em comum`}
            minW={{ base: '11', md: '6' }}
            minH={{ base: '11', md: '6' }}
            _print={{ display: 'none' }}
            onClick={() => setOwnShown(!isOwnShown)}
          />
        )}
      </Flex>
      <chakra.ul
        aria-label="Quem tem"
        listStyleType="none"
        color="fg.muted"
        textStyle="small"
        mt="0.5"
        ps={{ md: '6rem' }}
      >
        {subjects.map((subject, index) => {
          const holding = describeHolding(shared, index, isShown)
          return (
            holding !== '' && (
              <li key={subject.id} data-hidden-value={isHiddenText(holding) || undefined}>
                <chakra.span color="fg">
                  {subject.name ?? hideByKind(subject.kind, subject.value)}
                </chakra.span>
                : {holding}
              </li>
            )
          )
        })}
      </chakra.ul>
    </li>
  )
}
