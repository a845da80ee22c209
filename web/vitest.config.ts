import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:8080/' } },
    include: ['{apps,packages,testing}/**/*.test.{ts,tsx}'],
    setupFiles: ['testing/setup.ts'],
    restoreMocks: true,
    css: false,
  },
})
