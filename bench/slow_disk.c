/* A disk whose flush takes FSYNC_US microseconds longer. Hard disks, SD cards and network volumes take 3 to 15 ms, a
   good SSD 0.1 ms. While the file FSYNC_FAILS_BESIDE exists, a flush of each path that holds what it says fails, as on a disk with a bad block;
   with FSYNC_FAILS_EVERY=n, one in n of them. A path ends in $ here, so that a directory can be told from what is in it.
   While the file READ_FAILS_BESIDE exists, no database can be read, as on a network volume that is gone.
   Preload it: slow_disk.ts compiles it and says how. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void wait_for_the_disk(void) {
  const char *us = getenv("FSYNC_US");
  if (us) usleep((unsigned)atoi(us));
}

static int fails(const char *beside, int fd, const char *part, int error) {
  const char *file = getenv(beside);
  char link[64], path[4096];
  if (!file || access(file, F_OK) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 2);
  if (length < 0) return 0;
  path[length] = '$';
  path[length + 1] = 0;
  if (!strstr(path, part)) return 0;
  errno = error;
  return 1;
}

static int flush_fails(int fd) {
  const char *beside = getenv("FSYNC_FAILS_BESIDE");
  char part[256] = "";
  FILE *file = beside ? fopen(beside, "r") : NULL;
  if (!file) return 0;
  if (!fgets(part, sizeof part, file)) part[0] = 0;
  fclose(file);
  if (!part[0] || !fails("FSYNC_FAILS_BESIDE", fd, part, EIO)) return 0;
  static int flushes;
  const char *every = getenv("FSYNC_FAILS_EVERY");
  return !every || __sync_add_and_fetch(&flushes, 1) % atoi(every) == 0;
}

int fsync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fsync");
  wait_for_the_disk();
  return flush_fails(fd) ? -1 : real(fd);
}

int fdatasync(int fd) {
  static int (*real)(int);
  if (!real) real = dlsym(RTLD_NEXT, "fdatasync");
  wait_for_the_disk();
  return flush_fails(fd) ? -1 : real(fd);
}

ssize_t pread64(int fd, void *buffer, size_t count, off64_t at) {
  static ssize_t (*real)(int, void *, size_t, off64_t);
  if (!real) real = dlsym(RTLD_NEXT, "pread64");
  return fails("READ_FAILS_BESIDE", fd, ".db", ESTALE) ? -1 : real(fd, buffer, count, at);
}
