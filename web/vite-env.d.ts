/// <reference types="vite/client" />

// Read by name, each is replaced by its value; read otherwise, the whole environment is built in.
interface ImportMetaEnv {
  readonly VITE_API_BASE_URL?: string
  readonly VITE_NATIVE_SHELL_MARK?: string
}
