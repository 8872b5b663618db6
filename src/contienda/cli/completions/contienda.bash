# bash completion for contienda. Load it with:  source <(contienda completion bash)
_contienda() {
  local line files='' IFS=$'\n'
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == ':files' ]]; then files=1; else COMPREPLY+=("$line"); fi
  done < <(CONTIENDA_COMPLETE=bash COMP_LINE="${COMP_LINE:0:COMP_POINT}" "$1" 2>/dev/null)
  if [[ -n $files ]]; then
    compopt -o filenames 2>/dev/null
    COMPREPLY+=($(compgen -f -- "$2"))
  fi
  if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}
complete -F _contienda contienda
