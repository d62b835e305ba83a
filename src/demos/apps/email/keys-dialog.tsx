import { chakra, Flex, Kbd, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { useSnapshot } from 'valtio'
import { singleKeys } from '@/state/use-key.ts'
import { ModalDialog } from '../../parts/modal-dialog.tsx'
import { keyList } from './email-keys.ts'

/** The keys of the e-mail. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { isOn } = useSnapshot(singleKeys)
  return (
    <ModalDialog title="Atalhos do e-mail" width="460px" onClose={onClose}>
      {!isOn && (
        <Text color="fg.muted" mb="3">
          Os atalhos de uma tecla estão desligados neste navegador. Ligue-os em Configurações.
        </Text>
      )}
      <chakra.dl divideY="1px">
        {keyList.map(({ keys, effect }) => (
          <Flex key={effect} align="center" justify="space-between" gap="4" py="1.5">
            <chakra.dt flexShrink="0" order="1">
              {keys.map((key, index) => (
                <Fragment key={key}>
                  {index > 0 && ' '}
                  <Kbd colorPalette="neutral">{key}</Kbd>
                </Fragment>
              ))}
            </chakra.dt>
            <dd>{effect}</dd>
          </Flex>
        ))}
      </chakra.dl>
    </ModalDialog>
  )
}
