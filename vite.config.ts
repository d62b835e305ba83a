/// <reference types="vitest/config" />
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { averigua } from './codegen/vite-plugin.ts'
import { servePreview } from './deploy/serve-preview.ts'

export default defineConfig({
  plugins: [react(), averigua({ appLayout: 'layout/app-layout' }), servePreview('src/generated')],
  resolve: { tsconfigPaths: true },
  build: {
    target: 'es2022',
    rolldownOptions: {
      output: {
        hashCharacters: 'hex',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
          ],
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1', port: 4173 },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**'],
    testTimeout: 30_000,
  },
})
