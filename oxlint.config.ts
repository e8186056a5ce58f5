import { defineConfig } from 'oxlint'
import { importRules } from './tools/import-rules.ts'

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise', 'vitest'],
  categories: {
    correctness: 'error',
  },
  env: {
    builtin: true,
    browser: true,
    node: true,
  },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', 'docs/generated/**'],
  rules: {
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-throw-literal': 'error',
    'no-unused-vars': [
      'error',
      {
        argsIgnorePattern: '^_',
        varsIgnorePattern: '^_',
        caughtErrors: 'none',
      },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': [
      'error',
      {
        checksVoidReturn: {
          attributes: false,
        },
      },
    ],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': ['error', { 'ts-expect-error': true }],
    'typescript/consistent-type-imports': [
      'error',
      {
        disallowTypeAnnotations: false,
      },
    ],
    'import/no-cycle': [
      'error',
      {
        ignoreTypes: false,
      },
    ],
    'import/no-default-export': 'error',
    'import/no-self-import': 'error',
    'react/no-danger': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/react-in-jsx-scope': 'off',
    'react/refs': 'off',
    'react/immutability': 'off',
    'react/set-state-in-effect': 'off',
    'react/static-components': 'off',
    'promise/no-callback-in-promise': 'off',
    'react/forbid-dom-props': [
      'error',
      {
        forbid: ['style'],
      },
    ],
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/anchor-has-content': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'jsx-a11y/click-events-have-key-events': 'off',
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      {
        // What scrolls is reached by keyboard.
        roles: ['region', 'tabpanel', 'log'],
      },
    ],
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-focused-tests': 'error',
    'vitest/no-disabled-tests': 'error',
    'vitest/no-standalone-expect': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-title': 'off',
    'vitest/valid-expect': [
      'error',
      {
        maxArgs: 2,
      },
    ],
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    {
      files: ['journey/**'],
      rules: {
        'no-restricted-globals': ['error', 'fetch', 'window', 'document', 'localStorage', 'sessionStorage', 'process'],
      },
    },
    {
      files: ['journey/**/*.test.ts'],
      rules: {
        'no-restricted-globals': 'off',
      },
    },
    {
      files: ['server/**', 'web/**', 'journey/**', 'contract/**', 'providers/**', 'sandbox-bank/**', 'ui/**'],
      rules: {
        'no-console': 'error',
      },
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'no-console': 'off',
      },
    },
    {
      files: ['e2e/**'],
      rules: {
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
        'vitest/no-standalone-expect': 'off',
      },
    },
    {
      files: ['web/inline/*.js'],
      rules: {
        'no-var': 'off',
        'prefer-const': 'off',
      },
    },
    {
      files: ['*.config.ts', '**/*.config.ts', 'e2e/global-setup.ts'],
      rules: {
        'import/no-default-export': 'off',
      },
    },
    ...importRules,
  ],
})
