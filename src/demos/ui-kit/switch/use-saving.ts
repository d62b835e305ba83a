import { useEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import * as z from 'zod/mini'
import { announce } from '@/ui/feedback/announcer.tsx'
import { createDemoStore } from '../../store/demo-store.ts'
import { simulateRequest } from '../fields/simulated-service.ts'

/** The settings of the simulated account. */
export const accountSettings = {
  doubleCheck: ['Verificação em duas etapas', 'Pede um código a cada novo aparelho.'],
  publicProfile: ['Perfil visível para a equipe', 'Nome, função e retrato.'],
  weeklyDigest: ['Resumo da semana', 'Toda segunda-feira, às 8h.'],
} as const

export type SettingKey = keyof typeof accountSettings

const settingsSchema = z.object({
  doubleCheck: z.boolean(),
  publicProfile: z.boolean(),
  weeklyDigest: z.boolean(),
})

const { state, change } = createDemoStore('switch', settingsSchema, () => ({
  doubleCheck: true,
  publicProfile: false,
  weeklyDigest: true,
}))

const savedSettings = state

const saveSetting = (key: SettingKey, isOn: boolean) =>
  change((all) => {
    all[key] = isOn
  })

/** `target` is the value that is on its way, or was refused. */
export type Saving =
  | { phase: 'idle' }
  | { phase: 'pending' | 'failed'; target: boolean }
  | { phase: 'saved'; previous: boolean }

/** Time in ms that the simulated service takes. */
const serviceMs = 1200

/** Shows a new value at once, saves it, and returns to the stored one if the service refuses or the user cancels. */
export function useSaving(key: SettingKey, isFailing: boolean) {
  const stored = useSnapshot(savedSettings)[key]
  const [saving, setSaving] = useState<Saving>({ phase: 'idle' })
  const request = useRef<AbortController>(undefined)
  useEffect(() => () => request.current?.abort(), [])

  async function save(target: boolean) {
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    setSaving({ phase: 'pending', target })
    announce('Salvando')
    try {
      await simulateRequest(serviceMs, controller.signal)
    } catch {
      return
    }
    if (isFailing) {
      setSaving({ phase: 'failed', target })
      return announce('Não foi salvo')
    }
    saveSetting(key, target)
    setSaving({ phase: 'saved', previous: !target })
    announce('Salvo')
  }

  function cancel() {
    request.current?.abort()
    setSaving({ phase: 'idle' })
    announce('Cancelado')
  }

  return { saving, isOn: saving.phase === 'pending' ? saving.target : stored, save, cancel }
}
