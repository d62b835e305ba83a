import { sources } from '@/generated/sources.ts'

const override: unknown = import.meta.env.VITE_SOURCES_MODE

/** Whether answers come from the manifest's examples. A build may decide otherwise with VITE_SOURCES_MODE. */
export const isDemo = (override === 'live' || override === 'demo' ? override : sources.mode) === 'demo'
