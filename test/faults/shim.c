/* Preloaded into a server: makes chosen file operations under one folder fail or kill the process, and moves the
 * clock. A block of numbers in a shared file says which, so that the harness can change its mind at any time. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

/* The bits of `operations`; shim.ts lists them in the same order. */
enum { OPEN_READ = 1, OPEN_WRITE = 2, WRITE = 4, SYNC = 8, RENAME = 16, REMOVE = 32, MAKE_FOLDER = 64, RESIZE = 128 };

/* In place of an error number: die as by kill -9, in the middle of the operation. */
enum { KILL = -9 };

struct control {
  int64_t error;      /* 0: no fault */
  int64_t operations; /* which may fail */
  int64_t after;      /* how many of them are let pass first */
  int64_t times;      /* how many fail then; negative: all */
  int64_t clock_ms;   /* added to the wall clock */
  int64_t seen;       /* operations under the folder so far */
  int64_t made;       /* faults so far */
};

static struct control *control;
static char root[4096];
static size_t root_length;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

__attribute__((constructor)) static void start(void) {
  const char *folder = getenv("GRATICULE_FAULT_ROOT");
  const char *path = getenv("GRATICULE_FAULT_CONTROL");
  if (folder == NULL || path == NULL || strlen(folder) >= sizeof root) return;
  strcpy(root, folder);
  root_length = strlen(root);
  int fd = REAL(open)(path, O_RDWR | O_CLOEXEC);
  if (fd < 0) return;
  void *block = mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  close(fd);
  if (block != MAP_FAILED) control = block;
}

/* The fault of this operation: 0, an error number, or KILL. */
static int64_t fault(int64_t operation, const char *path) {
  if (control == NULL || path == NULL || strncmp(path, root, root_length) != 0) return 0;
  __atomic_add_fetch(&control->seen, 1, __ATOMIC_SEQ_CST);
  int64_t error = control->error;
  if (error == 0 || !(control->operations & operation)) return 0;
  if (__atomic_fetch_sub(&control->after, 1, __ATOMIC_SEQ_CST) > 0) return 0;
  int64_t times = __atomic_load_n(&control->times, __ATOMIC_SEQ_CST);
  do {
    if (times == 0) return 0;
  } while (times > 0 && !__atomic_compare_exchange_n(&control->times, &times, times - 1, 0, __ATOMIC_SEQ_CST,
                                                     __ATOMIC_SEQ_CST));
  __atomic_add_fetch(&control->made, 1, __ATOMIC_SEQ_CST);
  return error;
}

static int64_t fault_of(int64_t operation, int fd) {
  if (control == NULL) return 0;
  char link[64], path[4096];
  int before = errno;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  errno = before;
  if (length < 0) return 0;
  path[length] = 0;
  return fault(operation, path);
}

static int fail(int64_t error) {
  if (error == KILL) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
  }
  errno = (int)error;
  return -1;
}

static int64_t opening(int flags) {
  return (flags & (O_WRONLY | O_RDWR | O_CREAT)) ? OPEN_WRITE : OPEN_READ;
}

#define OPEN(name)                                               \
  int name(const char *path, int flags, ...) {                   \
    va_list rest;                                                \
    va_start(rest, flags);                                       \
    mode_t mode = (mode_t)va_arg(rest, unsigned int);            \
    va_end(rest);                                                \
    int64_t error = fault(opening(flags), path);                 \
    return error ? fail(error) : REAL(name)(path, flags, mode);  \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                  \
  int name(int folder, const char *path, int flags, ...) {            \
    va_list rest;                                                     \
    va_start(rest, flags);                                            \
    mode_t mode = (mode_t)va_arg(rest, unsigned int);                 \
    va_end(rest);                                                     \
    int64_t error = fault(opening(flags), path);                      \
    return error ? fail(error) : REAL(name)(folder, path, flags, mode); \
  }
OPENAT(openat)
OPENAT(openat64)

/* A process that dies in a write leaves half of it. */
ssize_t write(int fd, const void *bytes, size_t count) {
  int64_t error = fault_of(WRITE, fd);
  if (error == KILL) REAL(write)(fd, bytes, count / 2);
  return error ? fail(error) : REAL(write)(fd, bytes, count);
}

#define PWRITE(name, offset_t)                                                    \
  ssize_t name(int fd, const void *bytes, size_t count, offset_t offset) {        \
    int64_t error = fault_of(WRITE, fd);                                          \
    if (error == KILL) REAL(name)(fd, bytes, count / 2, offset);                  \
    return error ? fail(error) : REAL(name)(fd, bytes, count, offset);            \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

ssize_t writev(int fd, const struct iovec *parts, int count) {
  int64_t error = fault_of(WRITE, fd);
  return error ? fail(error) : REAL(writev)(fd, parts, count);
}

#define PWRITEV(name, offset_t)                                                  \
  ssize_t name(int fd, const struct iovec *parts, int count, offset_t offset) {  \
    int64_t error = fault_of(WRITE, fd);                                         \
    return error ? fail(error) : REAL(name)(fd, parts, count, offset);           \
  }
PWRITEV(pwritev, off_t)
PWRITEV(pwritev64, off64_t)

#define OF_DESCRIPTOR(name, operation)                  \
  int name(int fd) {                                    \
    int64_t error = fault_of(operation, fd);            \
    return error ? fail(error) : REAL(name)(fd);        \
  }
OF_DESCRIPTOR(fsync, SYNC)
OF_DESCRIPTOR(fdatasync, SYNC)

int ftruncate(int fd, off_t length) {
  int64_t error = fault_of(RESIZE, fd);
  return error ? fail(error) : REAL(ftruncate)(fd, length);
}
int ftruncate64(int fd, off64_t length) {
  int64_t error = fault_of(RESIZE, fd);
  return error ? fail(error) : REAL(ftruncate64)(fd, length);
}

int rename(const char *from, const char *to) {
  int64_t error = fault(RENAME, to);
  return error ? fail(error) : REAL(rename)(from, to);
}
int link(const char *from, const char *to) {
  int64_t error = fault(RENAME, to);
  return error ? fail(error) : REAL(link)(from, to);
}
int unlink(const char *path) {
  int64_t error = fault(REMOVE, path);
  return error ? fail(error) : REAL(unlink)(path);
}
int rmdir(const char *path) {
  int64_t error = fault(REMOVE, path);
  return error ? fail(error) : REAL(rmdir)(path);
}
int mkdir(const char *path, mode_t mode) {
  int64_t error = fault(MAKE_FOLDER, path);
  return error ? fail(error) : REAL(mkdir)(path, mode);
}

static int64_t clock_ms(void) { return control == NULL ? 0 : control->clock_ms; }

int clock_gettime(clockid_t clock, struct timespec *time) {
  static __typeof__(&clock_gettime) real;
  if (real == NULL) real = REAL(clock_gettime);
  int result = real(clock, time);
  if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += clock_ms() / 1000;
  return result;
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
  static __typeof__(&gettimeofday) real;
  if (real == NULL) real = REAL(gettimeofday);
  int result = real(time, zone);
  if (result == 0) time->tv_sec += clock_ms() / 1000;
  return result;
}

time_t time(time_t *to) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (to != NULL) *to = now.tv_sec;
  return now.tv_sec;
}
