import { Box, chakra, Flex, Spinner, Stack, Text } from '@chakra-ui/react'
import { spinnerRecipe } from '@chakra-ui/react/theme'
import { useId, useState } from 'react'
import { LuCircleAlert, LuCircleCheck } from 'react-icons/lu'
import { SwitchField, switchCss } from '@/ui/forms/switch-field.tsx'
import { LineButton, Muted, Small } from '../basics.tsx'
import { accountSettings, type Saving, type SettingKey, useSaving } from './use-saving.ts'

export const meta = {
  title: 'Salvos ao mudar',
  description: 'Um serviço simulado responde em pouco mais de um segundo; o valor fica neste navegador.',
}

export default function SavingSwitches() {
  const [isFailing, setFailing] = useState(false)
  return (
    <Stack gap="3">
      {(Object.keys(accountSettings) as SettingKey[]).map((key) => (
        <SavingSwitch key={key} setting={key} isFailing={isFailing} />
      ))}
      <Box borderTopWidth="1px" pt="2">
        <SwitchField
          label="Simular falha do serviço"
          help="Enquanto ligada, o serviço simulado recusa o que você mudar."
          checked={isFailing}
          onChange={setFailing}
        />
      </Box>
    </Stack>
  )
}

function SavingSwitch({ setting, isFailing }: { setting: SettingKey; isFailing: boolean }) {
  const id = useId()
  const [label, help] = accountSettings[setting]
  const { saving, isOn, save, cancel } = useSaving(setting, isFailing)
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Flex align="center" justify="space-between" gap="4">
        <div>
          <Text id={`${id}-label`} fontWeight="500">
            {label}
          </Text>
          <Small id={`${id}-help`}>{help}</Small>
        </div>
        <chakra.input
          type="checkbox"
          role="switch"
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help ${id}-state`}
          aria-busy={saving.phase === 'pending'}
          checked={isOn}
          onChange={({ target }) => void save(target.checked)}
          css={switchCss}
        />
      </Flex>
      <Flex id={`${id}-state`} align="center" gap="2" minH="7" textStyle="small">
        <SavingState saving={saving} onSave={(target) => void save(target)} onCancel={cancel} />
      </Flex>
    </Box>
  )
}

type SavingStateProps = { saving: Saving; onSave: (isOn: boolean) => void; onCancel: () => void }

function SavingState({ saving, onSave, onCancel }: SavingStateProps) {
  if (saving.phase === 'pending')
    return (
      <>
        <Spinner recipe={spinnerRecipe} size="xs" aria-hidden="true" />
        <Muted>Salvando…</Muted>
        <LineButton text="Cancelar" onClick={onCancel} />
      </>
    )
  if (saving.phase === 'failed')
    return (
      <Flex align="center" gap="2" color="fg.error">
        <LuCircleAlert aria-hidden="true" />
        <span>Não foi salvo: o serviço recusou</span>
        <LineButton text="Tentar de novo" onClick={() => onSave(saving.target)} />
      </Flex>
    )
  if (saving.phase === 'saved')
    return (
      <Flex align="center" gap="2" color="fg.success">
        <LuCircleCheck aria-hidden="true" />
        <span>Salvo</span>
        <LineButton text="Desfazer" onClick={() => onSave(saving.previous)} />
      </Flex>
    )
  return null
}
