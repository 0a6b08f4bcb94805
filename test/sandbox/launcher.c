// Starts a program as systemd would start the service: as its user, in a user namespace, without capabilities, behind
// a seccomp filter, with a socket that hears what systemd-notify says. "filter.h" is written from the unit.
//
//   launcher UID GID PRIVATE_USERS NOTIFY_SOCKET PROGRAM ARGUMENT…
//
// What the service tells its manager appears on standard error, in lines that begin with "notify: ".

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include "filter.h" // ALLOWED_CALLS, ALLOWED_FAMILIES, REFUSAL, NO_NAMESPACES, NO_SET_ID

#if defined(__x86_64__)
#define NATIVE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE AUDIT_ARCH_AARCH64
#else
#error "the launcher does not know this processor"
#endif

#define NEW_NAMESPACES (CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET)

static void check(int result, const char *what) {
  if (result >= 0) return;
  perror(what);
  exit(125);
}

static struct sock_filter code[4096];
static unsigned short length;
static void add(struct sock_filter instruction) { code[length++] = instruction; }
#define LOAD(field) add((struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field)))
#define ANSWER(what) add((struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what))
/** Goes on with the next instruction if it holds, else skips so many. */
#define IF(how, value, otherwise) add((struct sock_filter)BPF_JUMP(BPF_JMP | how | BPF_K, value, 0, otherwise))
#define ERROR(number) (SECCOMP_RET_ERRNO | (number))

static void restrict_calls(void) {
  static const unsigned calls[] = {ALLOWED_CALLS};
  static const unsigned families[] = {ALLOWED_FAMILIES};
  LOAD(arch);
  IF(BPF_JEQ, NATIVE, 1);
  add((struct sock_filter)BPF_STMT(BPF_JMP | BPF_JA, 1));
  ANSWER(SECCOMP_RET_KILL_PROCESS);
  LOAD(nr);
  const unsigned many = sizeof families / sizeof *families;
  IF(BPF_JEQ, SYS_socket, 2 + 2 * many);
  LOAD(args[0]);
  for (unsigned at = 0; at < many; at++) {
    IF(BPF_JEQ, families[at], 1);
    ANSWER(SECCOMP_RET_ALLOW);
  }
  ANSWER(ERROR(EAFNOSUPPORT));
  if (NO_NAMESPACES) {
    // The flags of clone3 are in memory, where no filter can read them: the C library falls back to clone.
    IF(BPF_JEQ, SYS_clone3, 1);
    ANSWER(ERROR(ENOSYS));
    IF(BPF_JEQ, SYS_unshare, 1);
    ANSWER(ERROR(EPERM));
    IF(BPF_JEQ, SYS_setns, 1);
    ANSWER(ERROR(EPERM));
    IF(BPF_JEQ, SYS_clone, 4);
    LOAD(args[0]);
    IF(BPF_JSET, NEW_NAMESPACES, 1);
    ANSWER(ERROR(EPERM));
    LOAD(nr);
  }
  if (NO_SET_ID) {
    IF(BPF_JEQ, SYS_openat2, 1);
    ANSWER(ERROR(ENOSYS));
    // chmod is a call of its own on few processors; programs use these two.
    IF(BPF_JEQ, SYS_fchmod, 4);
    LOAD(args[1]);
    IF(BPF_JSET, S_ISUID | S_ISGID, 1);
    ANSWER(ERROR(EPERM));
    LOAD(nr);
    IF(BPF_JEQ, SYS_fchmodat, 4);
    LOAD(args[2]);
    IF(BPF_JSET, S_ISUID | S_ISGID, 1);
    ANSWER(ERROR(EPERM));
    LOAD(nr);
  }
  for (unsigned at = 0; at < sizeof calls / sizeof *calls; at++) {
    IF(BPF_JEQ, calls[at], 1);
    ANSWER(SECCOMP_RET_ALLOW);
  }
  ANSWER(ERROR(REFUSAL));
  struct sock_fprog program = {.len = length, .filter = code};
  check(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &program), "seccomp");
}

static void write_map(pid_t child, const char *name, unsigned id) {
  char path[64], map[64];
  snprintf(path, sizeof path, "/proc/%d/%s", child, name);
  int size = snprintf(map, sizeof map, "0 0 1\n%u %u 1\n", id, id);
  int file = open(path, O_WRONLY);
  check(file, path);
  check(write(file, map, size), path);
  close(file);
}

static pid_t service;
static void forward(int signal) { kill(service, signal); }
static void wake(int signal) { (void)signal; }

int main(int count, char **given) {
  if (count < 6) return 125;
  const uid_t user = atoi(given[1]);
  const gid_t group = atoi(given[2]);
  const int private_users = atoi(given[3]);
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  strncpy(address.sun_path, given[4], sizeof address.sun_path - 1);
  const int heard = socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  check(bind(heard, (struct sockaddr *)&address, sizeof address), "notify socket");
  check(chmod(given[4], 0777), "notify socket");
  setenv("NOTIFY_SOCKET", given[4], 1);

  // Until ppoll, so that neither signal is missed.
  sigset_t held, before;
  sigemptyset(&held);
  sigaddset(&held, SIGCHLD);
  sigaddset(&held, SIGTERM);
  sigaddset(&held, SIGHUP);
  sigprocmask(SIG_BLOCK, &held, &before);
  int apart[2], mapped[2];
  char byte = 0;
  check(pipe2(apart, O_CLOEXEC), "pipe");
  check(pipe2(mapped, O_CLOEXEC), "pipe");
  service = fork();
  check(service, "fork");
  if (service == 0) {
    const pid_t manager = getppid();
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (private_users) check(unshare(CLONE_NEWUSER), "a user namespace");
    check(write(apart[1], &byte, 1), "pipe");
    check(read(mapped[0], &byte, 1) == 1 ? 0 : -1, "maps of the user namespace");
    for (int capability = 0; prctl(PR_CAPBSET_READ, capability) >= 0; capability++)
      check(prctl(PR_CAPBSET_DROP, capability), "capabilities");
    check(setgroups(0, NULL), "groups");
    check(setresgid(group, group, group), "group");
    check(setresuid(user, user, user), "user");
    check(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), "no new privileges");
    check(prctl(PR_SET_PDEATHSIG, SIGKILL), "death of the manager");
    if (getppid() != manager) return 125;
    restrict_calls();
    execv(given[5], given + 5);
    perror(given[5]);
    return 125;
  }
  check(read(apart[0], &byte, 1) == 1 ? 0 : -1, "the service's process");
  if (private_users) {
    write_map(service, "uid_map", user);
    write_map(service, "gid_map", group);
  }
  check(write(mapped[1], &byte, 1), "pipe");
  signal(SIGCHLD, wake);
  signal(SIGTERM, forward);
  signal(SIGHUP, forward);
  for (;;) {
    struct pollfd waited = {.fd = heard, .events = POLLIN};
    if (ppoll(&waited, 1, NULL, &before) > 0) {
      char text[4096];
      ssize_t size = recv(heard, text, sizeof text - 1, MSG_DONTWAIT);
      if (size > 0) {
        text[size] = 0;
        for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) dprintf(2, "notify: %s\n", line);
      }
      continue;
    }
    int status;
    if (waitpid(service, &status, WNOHANG) == service)
      return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
  }
}
